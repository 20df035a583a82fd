/**
 * Whether npm's scripts run in a shell that has `exec`, which is all but Windows'. `npm start` uses it
 * so that npm's signals reach the script: npm passes them to its shell alone, and a shell that waits
 * for a program does not pass them on.
 */
process.exitCode = process.platform === "win32" ? 1 : 0;
