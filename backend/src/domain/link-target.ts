import { type Checked, readOwnPath } from './own-path';

const MAX_TARGET = 2000;
const PROTOCOL = /^[a-z][a-z0-9+.-]*:/i;

export interface LinkTarget {
  /** As it is kept: trimmed, an own path with its leading slash. */
  text: string;
  /** Decoded parts of an own path, null for another site, a mail address and the like. */
  own: string[] | null;
}

const nameProtocols = (protocols: string[]): string =>
  protocols.map((protocol) => (protocol.startsWith('http') ? `${protocol}//` : protocol)).join(', ');

/**
 * Where something that an editor typed leads: an own path (with query and fragment), or an address with one of these protocols
 * (`https:`). What could run something in a browser (javascript:, data:, blob:, vbscript:) is refused like every other protocol,
 * and so is `//host`, which takes the protocol of the page.
 */
export function readLinkTarget(given: string, protocols: string[]): Checked<LinkTarget> {
  const text = given.trim();
  if (text === '') return { fault: 'Where does it lead?' };
  if (text.length > MAX_TARGET) return { fault: `An address has at most ${MAX_TARGET} characters` };
  // Browsers skip tabs and line ends within a protocol.
  if (/[\p{Cc}\s\\]/u.test(text)) return { fault: 'An address has no spaces, backslashes or control characters' };
  if (PROTOCOL.test(text)) return readForeign(text, protocols);
  const path = text.startsWith('/') ? text : `/${text}`;
  const end = path.search(/[?#]/);
  const read = readOwnPath(end < 0 ? path : path.slice(0, end));
  return 'fault' in read ? read : { value: { text: path, own: read.value } };
}

function readForeign(text: string, protocols: string[]): Checked<LinkTarget> {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !protocols.includes(url.protocol))
    return { fault: `Start with a slash for a page of this shop, else with ${nameProtocols(protocols)}` };
  if (url.username || url.password) return { fault: 'An address holds no name and no password' };
  return { value: { text: url.href, own: null } };
}
