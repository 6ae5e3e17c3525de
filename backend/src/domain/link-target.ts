import { type Parsed, parseSitePath } from './site-path';

const MAX_TARGET = 2000;
const PROTOCOL = /^[a-z][a-z0-9+.-]*:/i;

export interface LinkTarget {
  /** Normalized: trimmed, and with a leading slash for paths of this site. */
  text: string;
  /** Decoded path segments for a link within this site; null for other sites, mail addresses and the like. */
  segments: string[] | null;
}

const nameProtocols = (protocols: string[]): string =>
  protocols.map((protocol) => (protocol.startsWith('http') ? `${protocol}//` : protocol)).join(', ');

/**
 * Parses a link typed by an editor: a path of this site (with query and fragment), or a URL with one of the given
 * protocols (`https:`). All other protocols are rejected, in particular those that can run scripts (javascript:, data:,
 * blob:, vbscript:), and so are protocol-relative URLs (`//host`).
 */
export function parseLinkTarget(given: string, protocols: string[]): Parsed<LinkTarget> {
  const text = given.trim();
  if (text === '') return { error: 'Enter a link' };
  if (text.length > MAX_TARGET) return { error: `A link has at most ${MAX_TARGET} characters` };
  // Browsers ignore tabs and line breaks inside the protocol.
  if (/[\p{Cc}\s\\]/u.test(text)) return { error: 'A link has no spaces, backslashes or control characters' };
  if (PROTOCOL.test(text)) return parseExternalUrl(text, protocols);
  const path = text.startsWith('/') ? text : `/${text}`;
  const end = path.search(/[?#]/);
  const read = parseSitePath(end < 0 ? path : path.slice(0, end));
  return 'error' in read ? read : { value: { text: path, segments: read.value } };
}

function parseExternalUrl(text: string, protocols: string[]): Parsed<LinkTarget> {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !protocols.includes(url.protocol))
    return { error: `Start with a slash for a page of this shop, or with ${nameProtocols(protocols)}` };
  if (url.username || url.password) return { error: 'A link must not contain a user name or password' };
  return { value: { text: url.href, segments: null } };
}
