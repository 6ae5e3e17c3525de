import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65535);
const secret = z.string().min(16);

/** Every setting the storefront reads. They are read when they are used, never at build. */
const schema = z.object({
  PORT: port.default(3000),
  BACKEND_PORT: port.default(1337),
  BACKEND_URL: z.url().optional(),
  SHOP_SECRET: secret,
  REVALIDATE_SECRET: secret,
  LOCALE_HOSTS: z.string().optional(),
  TRUST_PROXY: z.enum(['0', '1']).default('0'),
  SANDBOX: z.enum(['0', '1']).default('0'),
  /** Further origins that may serve scripts, frames and connections (tag manager, captcha), separated by spaces. */
  EXTERNAL_ORIGINS: z.string().default(''),
});

export interface Env {
  port: number;
  backendUrl: string;
  shopSecret: string;
  revalidateSecret: string;
  trustProxy: boolean;
  sandbox: boolean;
  externalOrigins: string[];
}

let current: Env | undefined;

/** The settings, checked once; a wrong or missing one is named. */
export function env(): Env {
  current ??= parseEnv(process.env);
  return current;
}

export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    throw new Error(
      `Settings: ${parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`,
    );
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    backendUrl: (values.BACKEND_URL ?? `http://127.0.0.1:${values.BACKEND_PORT}`).replace(/\/+$/, ''),
    shopSecret: values.SHOP_SECRET,
    revalidateSecret: values.REVALIDATE_SECRET,
    trustProxy: values.TRUST_PROXY === '1',
    sandbox: values.SANDBOX === '1',
    externalOrigins: values.EXTERNAL_ORIGINS.split(/\s+/).filter(Boolean),
  };
}
