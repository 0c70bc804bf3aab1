import { hash, verify } from "@node-rs/argon2";
import { boundedQueue, type TooBusy } from "../../core/bounds/bounded-queue.ts";
import { normaliseTyped } from "../../core/numbers/digits.ts";
import type { Outcome } from "../../core/outcome.ts";

/** argon2id (the library's default kind), 19 MiB and two passes: about 30 ms of one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * A password that nobody has. An unknown name is checked against it, so that the answer takes as long as
 * for a known one. Made with COST; a test compares the two.
 */
const NOBODYS_HASH =
  "$argon2id$v=19$m=19456,t=2,p=1$TxMdt/Gla0h711aHOBST7A$NEooO1jaKRofjYgfM9Yyn0XXB5zTx8YWn5FlG/O/uuo";

/** Two hashes fill the machine; fifty more wait about a second. Beyond that a flood is turned away (T2). */
const hashing = boundedQueue({ atOnce: 2, waitingMax: 50 });

export function hashPassword(typed: string): Promise<Outcome<string, TooBusy>> {
  return hashing(() => hash(passwordText(typed), COST));
}

/** Whether this is the password behind the hash. Null stands for a player who does not exist. */
export function checkPassword(
  passwordHash: string | null,
  typed: string,
): Promise<Outcome<boolean, TooBusy>> {
  return hashing(async () => {
    const matches = await verify(passwordHash ?? NOBODYS_HASH, passwordText(typed));
    return passwordHash !== null && matches;
  });
}

/** What many houses give to a new account. No account of ours has it; one that was brought along may (L05). */
const DEFAULT_PASSWORD = "123456";

export function isDefaultPassword(typed: string): boolean {
  return passwordText(typed) === DEFAULT_PASSWORD;
}

/** The same password whatever keyboard it is typed on: registration and login meet here. */
function passwordText(typed: string): string {
  return normaliseTyped(typed).trim();
}
