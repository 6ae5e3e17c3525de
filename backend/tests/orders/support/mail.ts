import { expect } from 'vitest';
import { readMails, waitFor } from '../../support/client';

export interface ReadMail {
  subject: string;
  from: string;
  messageId: string;
  html: string;
  text: string;
  attachments: { filename: string; type: string; content: Buffer }[];
}

function decodeQuoted(text: string): Buffer {
  const joined = text.replace(/=\n/g, '');
  return Buffer.from(
    joined.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
}

function decodeHeader(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, data: string) =>
      (kind.toUpperCase() === 'B' ? Buffer.from(data, 'base64') : decodeQuoted(data.replaceAll('_', ' '))).toString(
        'utf8',
      ),
    );
}

const header = (head: string, name: string): string =>
  decodeHeader(new RegExp(`^${name}: (.*(?:\\n[ \\t].*)*)`, 'im').exec(head)?.[1]?.replace(/\n[ \t]/g, ' ') ?? '');

interface Part {
  type: string;
  filename: string;
  content: Buffer;
}

/** The leaves of a MIME tree. */
function parseParts(raw: string): Part[] {
  const [head = '', ...rest] = raw.replace(/^\n/, '').split('\n\n');
  const body = rest.join('\n\n');
  const type = header(head, 'Content-Type');
  const boundary = /^multipart\/.*boundary="?([^"\n;]+)"?/.exec(type)?.[1];
  if (boundary) return body.split(`--${boundary}`).slice(1, -1).flatMap(parseParts);
  const encoding = header(head, 'Content-Transfer-Encoding').toLowerCase();
  const content =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : encoding === 'quoted-printable'
        ? decodeQuoted(body)
        : Buffer.from(body, 'utf8');
  return [{ type, filename: /filename="?([^";]+)/.exec(header(head, 'Content-Disposition'))?.[1] ?? '', content }];
}

/** Parses a raw mail, as far as the shop's own mails need it. */
export function parseMail(raw: string): ReadMail {
  const [head = ''] = raw.split('\n\n');
  const parts = parseParts(raw);
  const text = (type: string): string =>
    parts
      .find((part) => part.type.startsWith(type))
      ?.content.toString('utf8')
      .replace(/\u00a0|\u202f/g, ' ') ?? '';
  return {
    subject: header(head, 'Subject'),
    from: header(head, 'From'),
    messageId: header(head, 'Message-ID'),
    html: text('text/html'),
    text: text('text/plain'),
    attachments: parts.filter(({ filename }) => filename !== ''),
  };
}

export const mailsTo = async (address: string): Promise<ReadMail[]> =>
  (await readMails(address)).map((mail) => parseMail(mail.raw));

/** A mail that does not come fails an assertion: the test saw that it was missing. */
export async function waitForMail(address: string, matches: (mail: ReadMail) => boolean): Promise<ReadMail> {
  const find = async (): Promise<ReadMail | undefined> => (await mailsTo(address)).find(matches);
  const mail = await waitFor(find).catch(find);
  expect(mail, `a mail to ${address}`).toBeDefined();
  return mail as ReadMail;
}
