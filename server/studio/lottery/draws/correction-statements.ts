import type { Statement } from "../../../db/database.ts";
import type { Drawn } from "./draw-kind.ts";

export type DrawCorrectionRow = {
  drawId: string;
  nth: number;
  state: "proposed" | "confirmed" | "done" | "dropped";
  numbers: Drawn;
  reason: string;
  proposedBy: string;
  confirmedBy: string | null;
};

const COLUMNS = `
  draw_id as "drawId", nth, state, numbers, reason, proposed_by as "proposedBy", confirmed_by as "confirmedBy"`;

export const DRAW_CORRECTIONS: Statement<DrawCorrectionRow> = {
  name: "studio.draw_corrections",
  text: `select ${COLUMNS} from studio.draw_corrections where draw_id = $1::uuid order by nth`,
};

export const CONFIRMED_CORRECTIONS: Statement<DrawCorrectionRow> = {
  name: "studio.confirmed_draw_corrections",
  text: `select ${COLUMNS} from studio.draw_corrections where state = 'confirmed' order by draw_id, nth`,
};

/** A proposal that nobody has confirmed is dropped by the next one. */
export const DROP_DRAW_CORRECTION: Statement<unknown> = {
  name: "studio.drop_draw_correction",
  text: `update studio.draw_corrections set state = 'dropped' where draw_id = $1::uuid and state = 'proposed'`,
};

export const INSERT_DRAW_CORRECTION: Statement<unknown> = {
  name: "studio.insert_draw_correction",
  text: `
    insert into studio.draw_corrections (draw_id, nth, state, numbers, reason, proposed_by, proposed_at)
    select $1::uuid, 1 + count(*), 'proposed', $2::text::jsonb, $3, $4, $5::timestamptz
    from studio.draw_corrections where draw_id = $1::uuid`,
};

export const CONFIRM_DRAW_CORRECTION: Statement<unknown> = {
  name: "studio.confirm_draw_correction",
  text: `
    update studio.draw_corrections set state = 'confirmed', confirmed_by = $3
    where draw_id = $1::uuid and nth = $2::int and state = 'proposed'`,
};

export const END_DRAW_CORRECTION: Statement<unknown> = {
  name: "studio.end_draw_correction",
  text: `
    update studio.draw_corrections set state = 'done', done_at = $3::timestamptz
    where draw_id = $1::uuid and nth = $2::int and state = 'confirmed'`,
};
