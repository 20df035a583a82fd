/** Name in the table `memory` until an operator has confirmed who may sign in. */
export const UNCONFIRMED = "desk-unconfirmed";

/**
 * Runs on a restored database before it is used. Its people and devices are those of the day of the
 * backup: people removed since are there again. So sign-in is off until an operator has confirmed them.
 */
export const AFTER_RESTORE: readonly string[] = [
  "delete from session",
  "delete from invitation",
  "delete from challenge",
  `delete from memory where name = '${UNCONFIRMED}'`,
  `insert into memory(name, value) select '${UNCONFIRMED}', '1' where exists (select 1 from passkey)`,
];
