import { createHmac } from 'node:crypto';

/** Tells scripts that Next wrote from scripts that reached the page through content. */
export interface ScriptMark {
  /** Request header with which Next puts the mark on each of its scripts. */
  policy: string;
  /** Tag with which each of Next's inline scripts without further attributes begins. */
  openTag: string;
  isOn(attributes: string): boolean;
  /** Removes it from the tags and the data of a page. Text of content that repeats it keeps its length. */
  eraseFromPage(html: string): string;
  /** Both replace the mark by text of the same length, because lengths are part of Next's data; in a body in place. */
  eraseFromText(text: string): string;
  eraseFromBody(body: Buffer): void;
}

const LENGTH = 22;
const ERASED = 'x'.repeat(LENGTH);

const remove = (text: string, part: string): string => text.replaceAll(part, '');

/**
 * The mark is a nonce, which Next takes from the request and writes on its own scripts and into the data of the page. A
 * nonce of its own per response would make every page dynamic, so it is one secret that never leaves this server. It is
 * derived from the shop's secret, so that ETags survive a restart.
 */
export function createScriptMark(secret: string): ScriptMark {
  const value = createHmac('sha256', secret).update('script mark').digest('base64url').slice(0, LENGTH);
  const attribute = `nonce="${value}"`;
  const property = `"nonce":"${value}"`;
  const eraseFromText = (text: string): string => text.replaceAll(value, ERASED);
  return {
    policy: `script-src 'nonce-${value}'`,
    openTag: `<script ${attribute}>`,
    isOn: (attributes) => attributes.includes(attribute),
    eraseFromPage: (html) => eraseFromText([` ${attribute}`, `,${property}`, property].reduce(remove, html)),
    eraseFromText,
    eraseFromBody: (body) => {
      for (let at = body.indexOf(value); at >= 0; at = body.indexOf(value, at + LENGTH)) body.write(ERASED, at);
    },
  };
}
