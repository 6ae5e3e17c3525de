import { z } from 'zod';
import { requiredText } from '../../domain/text-fields';
import { schemaFor } from '../../domain/request-schema';
import { MAX_PASSKEY_NAME } from '../../../contract/limits';
import type { AddPasskeyBody, PasskeySignInBody, RenamePasskeyBody } from '../../../contract/requests';

const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/);
/** Credential ids have at most 1023 bytes. */
const id = bytes(1364);
const credential = { id, rawId: id, type: z.literal('public-key') };

export const addPasskeyFields = schemaFor<AddPasskeyBody>()(
  z.object({
    credential: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: bytes(4000),
        attestationObject: bytes(20_000),
        // Only hints for the browser.
        transports: z.array(z.string().max(30)).max(20).optional().catch(undefined),
      }),
    }),
  }),
);

export const passkeySignInFields = schemaFor<PasskeySignInBody>()(
  z.object({
    credential: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: bytes(4000),
        authenticatorData: bytes(4000),
        signature: bytes(20_000),
        userHandle: bytes(100).optional(),
      }),
    }),
  }),
);

export const passkeyNameFields = schemaFor<RenamePasskeyBody>()(z.object({ name: requiredText(MAX_PASSKEY_NAME) }));
