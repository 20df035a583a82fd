/**
 * Puts questions to a worker that is started at the first one and kept for the next. Where there are
 * no workers, or its program cannot be had, the page answers itself.
 */
export function makeAsker<Question, Answer>(
  start: () => Worker,
  answerHere: (question: Question) => Promise<Answer>,
): (question: Question) => Promise<Answer> {
  let worker: Worker | undefined;
  let isRefused = false;

  return (question) => {
    try {
      worker ??= isRefused ? undefined : start();
    } catch {
      isRefused = true;
    }
    if (!worker) return answerHere(question);

    const asked = worker;
    return new Promise((resolve, reject) => {
      const { port1, port2 } = new MessageChannel();
      const stop = () => {
        asked.removeEventListener("error", handleError);
        port1.close();
      };
      const handleError = () => {
        stop();
        worker = undefined;
        isRefused = true;
        answerHere(question).then(resolve, reject);
      };
      port1.addEventListener("message", (event: MessageEvent<Answer>) => {
        stop();
        resolve(event.data);
      });
      port1.start();
      asked.addEventListener("error", handleError);
      asked.postMessage(question, [port2]);
    });
  };
}
