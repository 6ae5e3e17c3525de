/** How the postal codes of a country look, and how it writes them. */
interface PostalFormat {
  matches: (compact: string) => boolean;
  example: string;
  /** Only digits: a phone may show its number pad. */
  numeric: boolean;
  write: (compact: string) => string;
}

const asIs = (compact: string): string => compact;
const matching = (pattern: RegExp) => (compact: string) => pattern.test(compact);

const FORMATS: Record<string, PostalFormat> = {
  nl: {
    matches: matching(/^[1-9]\d{3}[A-Z]{2}$/),
    example: '1234 AB',
    numeric: false,
    write: (compact) => `${compact.slice(0, 4)} ${compact.slice(4)}`,
  },
  de: { matches: matching(/^\d{5}$/), example: '10115', numeric: true, write: asIs },
  fr: { matches: matching(/^\d{5}$/), example: '75001', numeric: true, write: asIs },
  be: { matches: matching(/^[1-9]\d{3}$/), example: '1000', numeric: true, write: asIs },
  es: { matches: matching(/^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/), example: '28001', numeric: true, write: asIs },
  se: {
    matches: matching(/^\d{5}$/),
    example: '123 45',
    numeric: true,
    write: (compact) => `${compact.slice(0, 3)} ${compact.slice(3)}`,
  },
};

const PREFIXES: Record<string, string[]> = {
  nl: ['NL'],
  be: ['BE', 'B'],
  de: ['DE', 'D'],
  fr: ['FR', 'F'],
  es: ['ES', 'E'],
  se: ['SE', 'S'],
};

/** The longest list of masks that an editor can enter. */
const MAX_POSTAL_MASK = 100;

const SEPARATORS = /[\s.-]+/g;

/** What the signs of a mask stand for. */
const SIGNS: Record<string, RegExp> = { 9: /\d/, A: /[A-Z]/, '?': /[A-Z\d]/ };

/**
 * Masks of a country that is not in the list above, as editors type them: `9999 AA`, or several with commas. 9 is a digit, A
 * a letter, ? either; spaces and hyphens are written, but may be left out when typing. Unlike a regular expression, a mask
 * can not take long to match.
 */
const splitMasks = (masks: string): string[] =>
  masks
    .split(',')
    .map((mask) => mask.trim())
    .filter((mask) => mask !== '');

export const isPostalMask = (masks: string): boolean =>
  masks.length <= MAX_POSTAL_MASK &&
  splitMasks(masks).length > 0 &&
  splitMasks(masks).every((mask) => mask.length <= 12 && /^[9A?](?:[ -]?[9A?])*$/.test(mask));

function fitsMask(mask: string, compact: string): boolean {
  const signs = mask.replace(SEPARATORS, '');
  return signs.length === compact.length && [...signs].every((sign, index) => SIGNS[sign]?.test(compact[index] ?? ''));
}

/** The signs of `compact` with the separators of the mask. */
function writeAs(mask: string, compact: string): string {
  let used = 0;
  return [...mask].map((sign) => (sign in SIGNS ? compact[used++] : sign)).join('');
}

/** `1234 AB` for `9999 AA`. */
function exampleOf(mask: string): string {
  const next = { 9: 1, A: 65 };
  return [...mask]
    .map((sign) => (sign === 'A' ? String.fromCharCode(next.A++) : sign in SIGNS ? String(next[9]++ % 10) : sign))
    .join('');
}

function toFormat(masks: string): PostalFormat | null {
  const [first, ...others] = isPostalMask(masks) ? splitMasks(masks) : [];
  if (first === undefined) return null;
  const all = [first, ...others];
  const find = (compact: string) => all.find((mask) => fitsMask(mask, compact));
  return {
    matches: (compact) => find(compact) !== undefined,
    example: exampleOf(first),
    numeric: all.every((mask) => /^[9 -]+$/.test(mask)),
    write: (compact) => writeAs(find(compact) ?? first, compact),
  };
}

/** Whether the shop knows the postal codes of a country without masks. */
export const isKnownPostalCountry = (country: string): boolean => country in FORMATS;

const formatOf = (country: string, masks: string | null): PostalFormat | null =>
  FORMATS[country] ?? (masks === null ? null : toFormat(masks));

/** Upper case without spaces, dashes and the country prefix some people write (`NL-1234 AB`, `SE-123 45`). */
function compactCode(country: string, code: string): string {
  const compact = code.toUpperCase().replace(SEPARATORS, '');
  const prefixes = PREFIXES[country] ?? [country.toUpperCase()];
  const prefix = prefixes.find(
    (candidate) => compact.startsWith(candidate) && /^\d/.test(compact.slice(candidate.length)),
  );
  return prefix ? compact.slice(prefix.length) : compact;
}

/** A country whose format nobody has told us accepts everything. `masks` are those of its entry in the CMS. */
export function isPostalCode(country: string, code: string, masks: string | null = null): boolean {
  const format = formatOf(country, masks);
  return format ? format.matches(compactCode(country, code)) : code.trim() !== '';
}

/** The way the country itself writes it; a code that isn't valid stays as typed. */
export function normalizePostalCode(country: string, code: string, masks: string | null = null): string {
  const format = formatOf(country, masks);
  const compact = compactCode(country, code);
  return format?.matches(compact) ? format.write(compact) : code.trim();
}

export const postalCodeExample = (country: string, masks: string | null = null): string =>
  formatOf(country, masks)?.example ?? '12345';
export const isNumericPostalCode = (country: string, masks: string | null = null): boolean =>
  formatOf(country, masks)?.numeric ?? false;
