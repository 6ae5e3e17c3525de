/** Postal codes of the countries we ship to: how they look, and how we write them. */
interface PostalFormat {
  pattern: RegExp;
  example: string;
  /** Only digits: a phone may show its number pad. */
  numeric: boolean;
  write: (compact: string) => string;
}

const asIs = (compact: string): string => compact;

const FORMATS: Record<string, PostalFormat> = {
  nl: {
    pattern: /^[1-9]\d{3}[A-Z]{2}$/,
    example: '1234 AB',
    numeric: false,
    write: (compact) => `${compact.slice(0, 4)} ${compact.slice(4)}`,
  },
  de: { pattern: /^\d{5}$/, example: '10115', numeric: true, write: asIs },
  fr: { pattern: /^\d{5}$/, example: '75001', numeric: true, write: asIs },
  es: { pattern: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/, example: '28001', numeric: true, write: asIs },
  se: {
    pattern: /^\d{5}$/,
    example: '123 45',
    numeric: true,
    write: (compact) => `${compact.slice(0, 3)} ${compact.slice(3)}`,
  },
};

const PREFIXES: Record<string, string[]> = {
  nl: ['NL'],
  de: ['DE', 'D'],
  fr: ['FR', 'F'],
  es: ['ES', 'E'],
  se: ['SE', 'S'],
};

/** Upper case without spaces, dashes and the country prefix some people write (`NL-1234 AB`, `SE-123 45`). */
function compactCode(country: string, code: string): string {
  const compact = code.toUpperCase().replace(/[\s.-]+/g, '');
  const prefixes = PREFIXES[country] ?? [];
  const prefix = prefixes.find(
    (candidate) => compact.startsWith(candidate) && /^\d/.test(compact.slice(candidate.length)),
  );
  return prefix ? compact.slice(prefix.length) : compact;
}

/** A country whose format we don't know accepts everything. */
export function isPostalCode(country: string, code: string): boolean {
  const format = FORMATS[country];
  return format ? format.pattern.test(compactCode(country, code)) : code.trim() !== '';
}

/** The way the country itself writes it; a code that isn't valid stays as typed. */
export function normalizePostalCode(country: string, code: string): string {
  const format = FORMATS[country];
  return format && isPostalCode(country, code) ? format.write(compactCode(country, code)) : code.trim();
}

export const postalCodeExample = (country: string): string => FORMATS[country]?.example ?? '12345';
export const isNumericPostalCode = (country: string): boolean => FORMATS[country]?.numeric ?? false;
