import { z } from 'zod';
import { emailField, requiredText } from '../domain/text-fields';
import { MAX_PASSWORD_BYTES } from '../../contract/limits';
import { schemaFor } from '../domain/request-schema';
import type {
  ChangePasswordBody,
  CodeBody,
  EmailBody,
  EmailChangeBody,
  FindOrderBody,
  MailLinkBody,
  ProofBody,
  ResetPasswordBody,
  SignInBody,
  SignOutBody,
  SignUpBody,
} from '../../contract/requests';

const required = (max: number) =>
  z
    .string()
    .nullish()
    .transform((value, context) => {
      const text = value ?? '';
      if (text === '' || text.length > max) {
        context.addIssue({ code: 'custom', message: text === '' ? 'required' : 'tooLong' });
        return z.NEVER;
      }
      return text;
    });

/** Upper bound before Unicode normalization; the actual limit is checked afterwards. */
const password = required(MAX_PASSWORD_BYTES * 16);
const code = required(200);

export const signInFields = schemaFor<SignInBody>()(z.object({ identifier: required(300), password }));
export const registerFields = schemaFor<SignUpBody>()(
  // The email address is the username, whatever is sent.
  z.object({ username: z.unknown().optional(), email: emailField, password }),
);
export const emailFields = schemaFor<EmailBody>()(z.object({ email: emailField }));
export const linkFields = schemaFor<MailLinkBody>()(z.object({ code }));
export const resetFields = schemaFor<ResetPasswordBody>()(z.object({ code, password, passwordConfirmation: password }));
export const changeFields = schemaFor<ChangePasswordBody>()(
  z.object({ currentPassword: password, password, passwordConfirmation: password }),
);
export const codeFields = schemaFor<CodeBody>()(
  z.object({
    email: emailField,
    // Users may paste spaces and dashes along with the code.
    code: required(40).transform((text) => (typeof text === 'string' ? text.replace(/[\s-]/g, '') : text)),
  }),
);
export const orderFields = schemaFor<FindOrderBody>()(z.object({ orderNr: requiredText(60), email: emailField }));
const proof = { password: password.optional().catch(undefined), code: z.string().max(40).optional().catch(undefined) };
export const emailChangeFields = schemaFor<EmailChangeBody>()(z.object({ email: emailField, ...proof }));
export const proofFields = schemaFor<ProofBody>()(z.object(proof));
export const logoutFields = schemaFor<SignOutBody>()(z.object({ scope: z.literal('all').optional().catch(undefined) }));
export type Proof = z.infer<typeof proofFields>;
