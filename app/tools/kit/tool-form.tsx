import type { ComponentProps, FormEvent, SubmitEvent } from "react";

type ToolFormProps = Omit<ComponentProps<"form">, "action" | "method" | "onSubmit"> & {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown;
};

/**
 * A tool's form. The page reads it, and no server gets it, also before or without our scripts: outside of
 * a dialog the method "dialog" sends nothing,
 * https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#form-submission-algorithm
 */
export function ToolForm({ onSubmit, ...form }: ToolFormProps) {
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSubmit(event);
  }

  return <form noValidate {...form} method="dialog" onSubmit={handleSubmit} />;
}

/** False where the form is sent by the page: what comes back, and what a link or an example fills in. */
export function isAsked({ nativeEvent }: FormEvent): boolean {
  return (nativeEvent as globalThis.SubmitEvent).submitter !== null;
}
