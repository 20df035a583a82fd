/** In the table `memory` while nobody has confirmed who gets in. */
export const UNCONFIRMED = "desk-unconfirmed";

/**
 * What a restored database gets before anybody opens it. Its people and devices are those of the day
 * of the backup: who was removed since is there again. So nobody signs in until an operator has looked.
 */
export const AFTER_RESTORE: readonly string[] = [
  "delete from session",
  "delete from invitation",
  "delete from challenge",
  `delete from memory where name = '${UNCONFIRMED}'`,
  `insert into memory(name, value) select '${UNCONFIRMED}', '1' where exists (select 1 from passkey)`,
];
