/**
 * A judgement as the visitor gets it: JSON, made where the page was judged. A page that is built to have
 * much found in it costs the server's loop no more than any other.
 */
import { MAX_LIVE_ANSWER_CHARACTERS } from "#engine/bounds.ts";
import type { LiveResults } from "./contract.ts";
import {
  judge,
  type JudgeAnswers,
  type JudgeProblem,
  type JudgeTask,
  type JudgeTool,
} from "./judge.ts";
import { listTargets } from "./judge-links.ts";
import type { Result } from "#lib/result.ts";

/** Tools whose judgement goes to the visitor; those of the others are for the server itself. */
const SHOWN = [
  "seo-audit",
  "links",
  "serp",
  "robots",
  "hreflang",
  "terms",
  "archive",
] as const satisfies readonly (JudgeTool & keyof LiveResults)[];

export type ShownTool = (typeof SHOWN)[number];

/** `targets`: what of a page's links is worth asking, where it is to be asked. */
export type ShownJudgement = { json: string; targets?: readonly string[] };

export type Judgement<Tool extends JudgeTool> = Tool extends ShownTool
  ? ShownJudgement
  : JudgeAnswers[Tool];

/** As `judge`; "too-large" too where more was found than one answer holds. */
export function judgeText<Task extends JudgeTask>(
  task: Task,
): Result<Judgement<Task["tool"]>, JudgeProblem>;
export function judgeText(task: JudgeTask): Result<Judgement<JudgeTool>, JudgeProblem> {
  if (!isShown(task.tool)) return judge(task) as Result<Judgement<JudgeTool>, JudgeProblem>;
  const judged = judge(task);
  if (!judged.ok) return judged;
  const json = JSON.stringify(judged.value);
  if (json.length > MAX_LIVE_ANSWER_CHARACTERS) return { ok: false, problem: "too-large" };
  if (task.tool !== "links" || task.maxTargets === undefined) return { ok: true, value: { json } };
  const report = judged.value as JudgeAnswers["links"];
  return { ok: true, value: { json, targets: listTargets(report, task.maxTargets) } };
}

function isShown(tool: JudgeTool): tool is ShownTool {
  return (SHOWN as readonly JudgeTool[]).includes(tool);
}
