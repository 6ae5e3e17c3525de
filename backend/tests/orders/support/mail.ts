import { readMails, waitFor } from '../../support/client';

export interface ReadMail {
  subject: string;
  from: string;
  messageId: string;
  html: string;
  text: string;
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

function decodePart(part: string): { type: string; body: string } {
  const [head = '', ...rest] = part.replace(/^\n/, '').split('\n\n');
  const body = rest.join('\n\n');
  const encoding = header(head, 'Content-Transfer-Encoding').toLowerCase();
  const decoded =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : encoding === 'quoted-printable'
        ? decodeQuoted(body)
        : Buffer.from(body, 'utf8');
  return { type: header(head, 'Content-Type'), body: decoded.toString('utf8').replace(/\u00a0|\u202f/g, ' ') };
}

/** Parses a raw mail, as far as the shop's own mails need it. */
export function parseMail(raw: string): ReadMail {
  const [head = ''] = raw.split('\n\n');
  const boundary = /boundary="?([^"\n;]+)"?/.exec(raw)?.[1];
  const parts = boundary ? raw.split(`--${boundary}`).slice(1, -1).map(decodePart) : [decodePart(raw)];
  const find = (type: string): string => parts.find((part) => part.type.startsWith(type))?.body ?? '';
  return {
    subject: header(head, 'Subject'),
    from: header(head, 'From'),
    messageId: header(head, 'Message-ID'),
    html: find('text/html'),
    text: find('text/plain'),
  };
}

export const mailsTo = async (address: string): Promise<ReadMail[]> =>
  (await readMails(address)).map((mail) => parseMail(mail.raw));

export const waitForMail = (address: string, matches: (mail: ReadMail) => boolean): Promise<ReadMail> =>
  waitFor(async () => (await mailsTo(address)).find(matches));
