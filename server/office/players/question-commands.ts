import { z } from "zod";
import { done } from "../../core/outcome.ts";
import {
  answerQuestion,
  findQuestion,
  type Question,
  questionList,
  questionPicture,
} from "../../support/index.ts";
import { type Command, changing, looking, refused } from "../command.ts";
import { facts, table, when } from "../lines.ts";
import { pictureAsked, savedPicture } from "../saved-picture.ts";

const reference = z.string().trim().toUpperCase().max(20);
const SHOWN = 60;

const questionListed = looking({
  about:
    "what visitors and members have asked the house, oldest first; --state answered for what was answered",
  said: z.object({ state: z.enum(["open", "answered"]).default("open") }),
  async look({ context }, { state }) {
    const rows = (await questionList(context, { state })).map((question) => [
      question.reference,
      whoAsks(question),
      question.language,
      when(question.at),
      question.pictures === 0 ? "" : String(question.pictures),
      startOf(question.text),
    ]);
    const titles = ["reference", "from", "language", "asked", "pictures", "question"];
    return done(table(titles, rows, state === "open" ? "No question waits." : "No question was answered."));
  },
});

const questionShow = looking({
  about:
    "one question in the words of who asks, and how the answer reaches them; --picture 1 to 3 and --file FILE save a picture of it",
  words: ["reference"],
  said: z.object({ reference, ...pictureAsked }),
  async look({ context }, { reference, ...asked }) {
    const known = await findQuestion(context, reference);
    if (!known) return refused("unknownQuestion");
    const saved = await savedPicture(asked, (nth) => questionPicture(context, { id: known.id, nth }));
    return done([...questionFacts(known), ...facts([["picture", saved]])]);
  },
});

function questionFacts(question: Question): string[] {
  const { answer, answeredBy, answeredAt, mail, mailedAt } = question;
  return facts([
    ["reference", question.reference],
    ["brand", question.brandId],
    ["from", whoAsks(question)],
    ["phone", question.phone],
    ["language", question.language],
    ["asked", when(question.at)],
    ["question", question.text.replaceAll("\n", " / ")],
    ["pictures", String(question.pictures)],
    ["answer", answer?.replaceAll("\n", " / ") ?? null],
    ["answered", answer === null ? null : `by ${answeredBy}, ${when(answeredAt)}`],
    ["mailed", mail === null || answer === null ? null : mailedAt ? when(mailedAt) : "not yet"],
  ]);
}

function whoAsks({ playerId, mail, phone }: Question): string {
  if (playerId !== null) return `player ${playerId}`;
  return mail ?? phone ?? "a guest, who looks at the page";
}

function startOf(text: string): string {
  const line = text.replaceAll("\n", " / ");
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
}

const questionAnswer = changing({
  about:
    "answer a question, once: --text in the language of who asked. A member reads it in their messages, a guest in a mail where one can be sent, and on the page that they were shown",
  words: ["reference"],
  said: z.object({ reference, text: z.string().trim().min(1).max(2000) }),
  subject: ({ reference }) => `question ${reference}`,
  async change({ context }, { reference, text }, operator) {
    const answered = await answerQuestion(context, { reference, answer: text, operator });
    if (!answered.ok) return answered;
    return done({ lines: [`${answered.value.reference} is answered.`], after: { state: "answered" } });
  },
});

export const QUESTION_COMMANDS: Readonly<Record<string, Command>> = {
  "question list": questionListed,
  "question show": questionShow,
  "question answer": questionAnswer,
};
