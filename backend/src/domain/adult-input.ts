import { z } from 'zod';
import type { InvitationBody, InviteBody } from '../../contract/adults';
import { schemaFor } from './request-schema';
import { emailField } from './text-fields';

export const inviteFields = schemaFor<InviteBody>()(z.object({ email: emailField }));

/** Whatever else is no code of an invitation is an unknown one. */
export const invitationFields = schemaFor<InvitationBody>()(z.object({ code: z.string().max(200) }));
