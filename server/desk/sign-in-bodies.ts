import { z } from "zod";

import { strictBody } from "#lib/strict-body.ts";
import { lineOf } from "./desk-http.ts";
import { MAX_DEVICE_CHARACTERS } from "#server/desk/store/device-names.ts";

const MAX_ID_CHARACTERS = 1_400;

const tokenText = z
  .string('"token" is the part of the link after "#".')
  .max(100, "The link is not whole.");
export const deviceName = lineOf(
  MAX_DEVICE_CHARACTERS,
  "Give it a name, such as “office computer”.",
  `A name of ${MAX_DEVICE_CHARACTERS} characters is the longest.`,
);
const DEVICE_SAID = '"response" is what the device answered.';
/** What the device says; the library looks at the rest of it. */
const response = z.looseObject({ id: z.string().max(MAX_ID_CHARACTERS) }, DEVICE_SAID);
const newResponse = z.looseObject(
  {
    id: z.string().max(MAX_ID_CHARACTERS),
    response: z.looseObject(
      {
        attestationObject: z.string(),
        transports: z.array(z.string().max(20), DEVICE_SAID).max(8).optional(),
      },
      DEVICE_SAID,
    ),
  },
  DEVICE_SAID,
);

/** What is sent by somebody who wants to get in. */
export const signInBodies = {
  nothing: strictBody("{}", {}),
  signIn: strictBody('{"response": {…}}', { response }),
  invitation: strictBody('{"token": "…"}', { token: tokenText }),
  enrolOptions: strictBody('{"token": "…", "device": "…"}', {
    token: tokenText,
    device: deviceName,
  }),
  enrol: strictBody('{"token": "…", "device": "…", "response": {…}}', {
    token: tokenText,
    device: deviceName,
    response: newResponse,
  }),
};
