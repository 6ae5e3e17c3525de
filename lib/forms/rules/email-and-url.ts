import type { Rule } from './rule';

/**
 * Plausible, in any script: atoms separated by dots (or one quoted text), labels, and a top-level domain of two or
 * more characters. No character can be read in two ways, so the pattern takes linear time.
 */
const EMAIL =
  /^(?:[^<>()[\]\\.,;:\s@"\p{Cc}]+(?:\.[^<>()[\]\\.,;:\s@"\p{Cc}]+)*|"[^"\p{Cc}]+")@(?:[^<>()[\]\\.,;:\s@"\p{Cc}]+\.)+[^<>()[\]\\.,;:\s@"\p{Cc}]{2,}$/u;
/** No mail server takes a longer one (RFC 5321, path of 256 with its brackets). */
const MAX_EMAIL = 254;

export const email: Rule = (value) => typeof value === 'string' && value.length <= MAX_EMAIL && EMAIL.test(value);

const WEB = ['http:', 'https:'];
/** Addresses that run or carry content are never what a form asks for, whatever it was set to allow. */
const NEVER = ['javascript:', 'data:', 'vbscript:', 'blob:', 'file:'];

/** A whole address with its protocol: http and https, or those given (`url:ftp`). */
export const url: Rule = (value, protocols) => {
  // URL would drop line breaks and guess missing slashes: such a value is not yet properly formatted.
  if (typeof value !== 'string' || /\p{Cc}/u.test(value) || !URL.canParse(value)) return false;
  const { protocol } = new URL(value);
  if (NEVER.includes(protocol)) return false;
  if (protocols.length > 0) return protocols.some((given) => given === protocol || `${String(given)}:` === protocol);
  return WEB.includes(protocol) && /^\s*https?:\/\//i.test(value);
};
