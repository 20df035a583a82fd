import { googleReviewGenerator } from "./meta.ts";
import { toolMeta } from "#app/tools/kit/tool-meta.ts";
import { loadWriterPage, writerHandle, WriterPage } from "#app/tools/review-kit/writer-page.tsx";

export const loader = () => loadWriterPage(googleReviewGenerator);
export const meta = toolMeta;
export const handle = writerHandle;
export default WriterPage;
