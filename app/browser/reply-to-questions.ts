/** A worker's half of `makeAsker`: each answer goes back through the port that came with its question. */
export function replyToQuestions<Question, Answer>(answer: (question: Question) => Answer): void {
  addEventListener("message", ({ data, ports: [port] }: MessageEvent<Question>) => {
    port?.postMessage(answer(data));
  });
}
