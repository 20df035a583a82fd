import { ComponentExamples } from "./component-examples.tsx";

import css from "./components.css?inline";

export const handle = { css };

export const meta = () => [{ title: "Components" }, { name: "robots", content: "noindex" }];

/** Only in development (app/routes.ts). */
export default ComponentExamples;
