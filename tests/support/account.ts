import { randomBytes } from 'node:crypto';
import type { Locale } from '@/backend/contract/locales';
import { PATIENCE_MS } from './time-limits';
import { type Answer, call, mailUrl, originOf, post } from './shop';

export const PASSWORD = 'drijven-met-otters-7';

export interface Mail {
  subject: string;
  html: string;
  text: string;
  to: { address: string }[];
}

type Fits = (mail: Mail) => boolean;

async function listMails(address: string, fits: Fits): Promise<Mail[]> {
  const mails = (await (await fetch(`${mailUrl}/email`)).json()) as Mail[];
  return mails.filter((mail) => mail.to.some((to) => to.address === address) && fits(mail));
}

/** The newest matching mail to this address, as soon as there are more than `known` of them. */
export async function mailTo(address: string, fits: Fits = () => true, known = 0): Promise<Mail> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
    const mails = await listMails(address, fits);
    const newest = mails.length > known ? mails.at(-1) : undefined;
    if (newest) return newest;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`no such mail for ${address}`);
}

/** The mail triggered by `ask`, ignoring earlier ones. */
export async function mailAfter(ask: () => Promise<unknown>, address: string, fits: Fits): Promise<Mail> {
  const { length } = await listMails(address, fits);
  await ask();
  return mailTo(address, fits, length);
}

/** The path (with its code) of the link in a mail. */
export function linkIn(mail: Mail, path: string): string {
  const found = new RegExp(`${path.replace(/[?/]/g, '\\$&')}[^\\s"<>]*`).exec(mail.text)?.[0];
  if (!found) throw new Error(`no link to ${path} in “${mail.subject}”`);
  return found;
}

let counter = 0;
export const newAddress = (name = 'klant'): string =>
  `${name}-${process.pid}-${Date.now()}-${(counter += 1)}@example.com`;

/** A minimal browser: keeps cookies only. */
export class Visitor {
  readonly cookies = new Map<string, string>();

  constructor(readonly locale: Locale = 'nl') {
    this.cookies.set('device', randomBytes(32).toString('base64url'));
  }

  get header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get isSignedIn(): boolean {
    return this.cookies.has('session') || this.cookies.has('__Host-session');
  }

  async get(path: string): Promise<Answer> {
    return this.keep(await call(this.locale, path, { headers: { cookie: this.header } }));
  }

  async post(path: string, data: unknown = {}): Promise<Answer> {
    return this.keep(await post(this.locale, path, data, { cookie: this.header }));
  }

  /** Opens a mailed link and presses the button on its page, as a browser without scripts does. */
  async press(link: string): Promise<Answer> {
    const page = await this.get(link);
    const form = /<form[^>]*action="([^"]+)"[^>]*><input[^>]*name="(code|token|request|key)" value="([^"]*)"/.exec(
      page.body,
    );
    const [, action = '', name = '', value = ''] = form ?? [];
    if (!form) throw new Error(`${link} shows no button: ${page.status}`);
    return this.pressed(action, value, name);
  }

  /** Posts the form of a mailed link's page. */
  async pressed(action: string, value: string, name = 'code'): Promise<Answer> {
    const headers = {
      cookie: this.header,
      origin: originOf(this.locale),
      'content-type': 'application/x-www-form-urlencoded',
    };
    const body = new URLSearchParams({ [name]: value }).toString();
    return this.keep(await call(this.locale, action, { method: 'POST', headers, body }));
  }

  async delete(path: string, data: unknown = {}): Promise<Answer> {
    const body = JSON.stringify(data);
    const headers = {
      cookie: this.header,
      origin: originOf(this.locale),
      'content-type': 'application/json',
      // Node does not announce the body of a DELETE by itself.
      'content-length': String(Buffer.byteLength(body)),
    };
    return this.keep(await call(this.locale, path, { method: 'DELETE', headers, body }));
  }

  /** A multipart body whose field `data` holds the JSON. */
  async putMe(data: unknown): Promise<Answer> {
    const boundary = `----${randomBytes(8).toString('hex')}`;
    const body = `--${boundary}\r\ncontent-disposition: form-data; name="data"\r\n\r\n${JSON.stringify(data)}\r\n--${boundary}--\r\n`;
    const headers = {
      cookie: this.header,
      origin: originOf(this.locale),
      'content-type': `multipart/form-data; boundary=${boundary}`,
    };
    return this.keep(await call(this.locale, '/api/me', { method: 'PUT', headers, body }));
  }

  private keep(answer: Answer): Answer {
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }
}

/** Signs up, confirms by the mailed link and signs in. */
export async function signUp(
  locale: Locale = 'nl',
  email = newAddress(),
): Promise<{ visitor: Visitor; email: string }> {
  const visitor = new Visitor(locale);
  const path = '/mail-link/sign-up?code=';
  const mail = await mailAfter(
    () => visitor.post('/api/auth/register', { username: email, email, password: PASSWORD }),
    email,
    ({ text }) => text.includes(path),
  );
  await visitor.press(linkIn(mail, path));
  await signIn(visitor, email);
  return { visitor, email };
}

export async function signIn(visitor: Visitor, email: string, password = PASSWORD): Promise<Answer> {
  return visitor.post('/api/auth/login', { identifier: email, password });
}

const isCode: Fits = ({ subject }) => /^\d{8}/.test(subject);

/** The newest code in a mailbox; its mail starts with it. */
export async function mailedCodeIn(email: string): Promise<string> {
  return (await mailTo(email, isCode)).subject.slice(0, 8);
}

/** Requests a code as the profile does and reads it from the inbox. */
export async function mailedCode(visitor: Visitor, email: string): Promise<string> {
  const mail = await mailAfter(() => visitor.post('/api/auth/code', { email }), email, isCode);
  return mail.subject.slice(0, 8);
}
