import type { DeskHub } from "./hub.ts";
import { createEventStream } from "#server/front/event-stream.ts";
import type { StreamPlace } from "#server/front/stream-places.ts";

type StreamOptions = {
  hub: Pick<DeskHub, "listen">;
  person: string;
  session: string;
  after: number;
  place: StreamPlace;
  gone: AbortSignal;
};

/** What happens, with the number of the event as id. */
export function streamDesk({ hub, place, gone, ...reader }: StreamOptions) {
  return createEventStream({
    place,
    gone,
    begin: ({ send, end }) =>
      hub.listen({
        ...reader,
        tell: ({ message, number }) => {
          const id = number === undefined ? {} : { id: number };
          send({ ...id, type: message.type, data: JSON.stringify(message) });
          if (message.type === "signed-out") end();
        },
      }),
  });
}
