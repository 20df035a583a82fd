/** Sent to a form, with what is kept of it, before its fields are filled: for rows that it must make first. */
export const RESTORE_EVENT = "app:restore";
/** The same once they are filled. */
export const RESTORED_EVENT = "app:restored";
