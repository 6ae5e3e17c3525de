import { MAX_EMAIL } from '@/backend/contract/email';
import type { Rule } from './rule';

/**
 * A plausible email address in any script: dot-separated atoms (or one quoted string), domain labels, and a top-level
 * domain of two or more characters. Unambiguous, so matching takes linear time.
 */
const EMAIL =
  /^(?:[^<>()[\]\\.,;:\s@"\p{Cc}]+(?:\.[^<>()[\]\\.,;:\s@"\p{Cc}]+)*|"[^"\p{Cc}]+")@(?:[^<>()[\]\\.,;:\s@"\p{Cc}]+\.)+[^<>()[\]\\.,;:\s@"\p{Cc}]{2,}$/u;

export const email: Rule = (value) => typeof value === 'string' && value.length <= MAX_EMAIL && EMAIL.test(value);

const WEB = ['http:', 'https:'];
/** URL schemes that run or embed content are always rejected. */
const NEVER = ['javascript:', 'data:', 'vbscript:', 'blob:', 'file:'];

/** An absolute URL with scheme http or https, or one of those given (`url:ftp`). */
export const url: Rule = (value, protocols) => {
  // URL() would drop line breaks and add missing slashes; such values are rejected.
  if (typeof value !== 'string' || /\p{Cc}/u.test(value) || !URL.canParse(value)) return false;
  const { protocol } = new URL(value);
  if (NEVER.includes(protocol)) return false;
  if (protocols.length > 0) return protocols.some((given) => given === protocol || `${String(given)}:` === protocol);
  return WEB.includes(protocol) && /^\s*https?:\/\//i.test(value);
};
