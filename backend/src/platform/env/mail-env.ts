import type { z } from 'zod';
import { boolean, port, text } from './env-fields';

export const MAIL_SETTINGS = {
  SMTP_HOST: text.default('127.0.0.1'),
  SMTP_PORT: port.default(1425),
  SMTP_SECURE: boolean.default(false),
  SMTP_USER: text.optional(),
  SMTP_PASSWORD: text.optional(),
  MAIL_FROM: text.optional(),
  MAIL_REPLY_TO: text.optional(),
};
type Settings = z.infer<z.ZodObject<typeof MAIL_SETTINGS>>;

export interface SmtpEnv {
  host: string;
  port: number;
  secure: boolean;
  auth: { user: string; pass: string | undefined } | null;
}

export const readSmtp = (values: Settings): SmtpEnv => ({
  host: values.SMTP_HOST,
  port: values.SMTP_PORT,
  secure: values.SMTP_SECURE,
  auth: values.SMTP_USER === undefined ? null : { user: values.SMTP_USER, pass: values.SMTP_PASSWORD },
});
