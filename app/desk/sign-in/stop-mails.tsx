import { useEffect, useState } from "react";

import { DeskName } from "#app/desk/bar.tsx";
import { call } from "#app/desk/data/call.ts";
import { Button } from "#app/ui/button.tsx";
import { deskApi } from "#lib/desk/contract.ts";
import type { StopAnswer } from "#lib/desk/watch.ts";

/** What the link under a mail of the watch opens: it stops them at once, and can begin them again. */
export function StopMails({ token }: { token: string }) {
  const [answer, setAnswer] = useState<StopAnswer | "failed">();
  const set = (mails: boolean) =>
    call<StopAnswer>(deskApi.stopMails, { body: { key: token, mails } }).then((reply) =>
      setAnswer(reply.ok ? reply.value : "failed"),
    );

  useEffect(() => {
    void call<StopAnswer>(deskApi.stopMails, { body: { key: token, mails: false } }).then((reply) =>
      setAnswer(reply.ok ? reply.value : "failed"),
    );
  }, [token]);

  return (
    <main className="desk-in-form" id="content" tabIndex={-1}>
      <div className="desk-key" role="status">
        <DeskName />
        {answer === undefined ? null : answer === "failed" ? (
          <h1>There is nothing under this address.</h1>
        ) : (
          <>
            <h1>
              {answer.mails ? "Mails" : "No more mails"} about {answer.client} to {answer.mailTo}.
            </h1>
            {answer.mails ? null : (
              <Button variant="outline" onClick={() => void set(true)}>
                Send them again
              </Button>
            )}
          </>
        )}
      </div>
    </main>
  );
}
