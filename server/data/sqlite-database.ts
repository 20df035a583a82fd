// The only file that imports it: the module's names are still to change (Database, DatabaseSync).
export { DatabaseSync as Database } from "node:sqlite";
