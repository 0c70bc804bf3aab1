/** The front door of customer service: where those who ask for help are sent, how such an address is sealed, and what they ask in writing. */
export { mailAnswers } from "./mail-answers.ts";
export { openService, type ServiceRefusal } from "./open-service.ts";
export { QUESTION_LENGTH, type QuestionFormReason, questionForm } from "./question-form.ts";
export {
  answerQuestion,
  askQuestion,
  askWithPictures,
  findQuestion,
  hasMessages,
  type Question,
  questionAt,
  questionList,
  questionPicture,
  questionsOf,
  sweepQuestionPictures,
} from "./questions.ts";
export { openPath, type SealKey, sealPath } from "./sealed-path.ts";
export { serviceTarget } from "./service-target.ts";
