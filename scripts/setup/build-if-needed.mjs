import { ensureBuilt } from "./ensure-built.mjs";

ensureBuilt();
