import { type Answer, asStorefront, call, waitFor } from '../../support/client';
import { unique } from '../../support/content';
import { type ReadMail, mailsTo } from '../../orders/support/mail';

export const PASSWORD = 'Otter-wacht-woord-1';

export interface Failure {
  error: {
    status: number;
    name: string;
    message: string;
    details: { errors?: { path: string[]; name: string }[]; retryAfter?: number; reason?: string };
  };
}

export interface Session {
  jwt: string;
  user: { id: number; email: string; confirmed: boolean; firstname: string | null; provider: string };
}

export const newAddress = (name = 'klant'): string => `${unique(name)}@zwotter.example`;
export const newDevice = (): string => `device-${unique('x')}-0123456789abcdef`;

/** One browser: the same IP address and device cookie in all its calls. */
export function browser(over: Record<string, string> = {}): Record<string, string> {
  return asStorefront({
    'x-shop-device': newDevice(),
    'x-shop-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    ...over,
  });
}

export const post = <T = unknown>(path: string, json: unknown, headers = browser()): Promise<Answer<T & Failure>> =>
  call<T & Failure>(`/api/${path}`, { method: 'POST', json, headers });

export const get = <T = unknown>(path: string, headers = browser()): Promise<Answer<T & Failure>> =>
  call<T & Failure>(`/api/${path}`, { headers });

export const withToken = (headers: Record<string, string>, jwt: string): Record<string, string> => ({
  ...headers,
  authorization: `Bearer ${jwt}`,
});

const LINK = /https?:\/\/\S+?\?(?:code|key)=([\w-]+)/g;

/** The codes in a mail's links. */
export const codesIn = (mail: ReadMail): string[] => [...mail.text.matchAll(LINK)].map((match) => match[1] ?? '');

/** The newest mail with a link of this path, once there are more than `seen` mails to the email address. */
export async function waitForCode(email: string, path: string, seen = 0): Promise<string> {
  const mail = await waitFor(async () => {
    const found = (await mailsTo(email)).filter(({ text }) => text.includes(path));
    return found.length > seen ? found.at(-1) : undefined;
  });
  const match = new RegExp(`${path.replace(/[?.]/g, '\\$&')}([\\w-]+)`).exec(mail.text);
  return match?.[1] ?? '';
}

export const confirmationCode = (email: string, seen = 0): Promise<string> =>
  waitForCode(email, 'mail-link/sign-up?code=', seen);
export const resetCode = (email: string, seen = 0): Promise<string> => waitForCode(email, 'reset?code=', seen);

/** The eight digits of the newest mail with a code. */
export const signInCode = (email: string, seen = 0): Promise<string> =>
  waitFor(async () => {
    const found = (await mailsTo(email)).filter(({ subject }) => /^\d{8} /.test(subject));
    return found.length > seen ? found.at(-1)?.subject.slice(0, 8) : undefined;
  });

/** Presses the button behind a mailed link: `email-confirmation`, `email-change` or `email-undo`. */
export const follow = (path: string, code: string, headers = browser()) =>
  post<{ data: { ok: boolean }; jwt?: string }>(`auth/${path}`, { code }, headers);

export const confirm = (code: string, headers = browser()) =>
  post<{ data: { ok: boolean; hasPassword: boolean; resetCode: string | null } }>(
    'auth/email-confirmation',
    { code },
    headers,
  );

export interface Person {
  email: string;
  password: string;
  /** Headers of the browser, with the session. */
  headers: Record<string, string>;
  jwt: string;
  id: number;
}

export const signInAt = (headers: Record<string, string>, email: string, password = PASSWORD) =>
  post<Session>('auth/local', { identifier: email, password }, headers);

/** A confirmed customer who is signed in. */
export async function signUp(email = newAddress(), password = PASSWORD): Promise<Person> {
  const headers = browser();
  const seen = (await mailsTo(email)).filter(({ text }) => text.includes('mail-link/sign-up')).length;
  await post('auth/local/register', { username: email, email, password }, headers);
  const confirmed = await confirm(await confirmationCode(email, seen), headers);
  if (confirmed.status !== 200) throw new Error(`Not confirmed: ${JSON.stringify(confirmed.body)}`);
  const { body } = await signInAt(headers, email, password);
  return { email, password, headers: withToken(headers, body.jwt), jwt: body.jwt, id: body.user.id };
}

export const isSignedIn = async (jwt: string): Promise<boolean> =>
  (await get('users/me', withToken(asStorefront(), jwt))).status === 200;
