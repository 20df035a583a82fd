import { EnvError, readEnv } from "#server/env.ts";
import { fail, startServer } from "#server/start-server.ts";

try {
  await startServer(readEnv());
} catch (error) {
  if (error instanceof EnvError) fail(error.message);
  if ((error as NodeJS.ErrnoException).code === "ENOENT") {
    fail("There is no built site. Run npm run build, or set SITE_DIR to its folder.");
  }
  throw error;
}
