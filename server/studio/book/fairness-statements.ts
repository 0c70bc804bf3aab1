import type { Statement } from "../../db/database.ts";

export const CHAIN_FACTS: Statement<{ terminal: string }> = {
  name: "book.chain_facts",
  text: `select terminal from studio.chains where id = $1::uuid`,
};
