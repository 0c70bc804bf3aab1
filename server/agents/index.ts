/** The front door of agents: who would like to bring players, and what was answered. */
export {
  APPLICATION_LENGTHS,
  type ApplicationFormReason,
  applicationForm,
} from "./application-form.ts";
export {
  type Application,
  type ApplicationState,
  approveApplication,
  findApplication,
  partnerApplications,
  refuseApplication,
} from "./applications.ts";
export { type ApplyRefusal, applyAsPartner } from "./apply.ts";
export { CHANNELS } from "./statements.ts";
export { type TeamMember, type TeamShown, teamShown } from "./team-shown.ts";
