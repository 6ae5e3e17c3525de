/** `1012 AB Amsterdam`, `10115 Berlin`, `114 55 Stockholm`: all served countries put the postal code first. */
const POSTAL_CODE_AND_CITY = /^((?:[A-Z]{1,2}-)?\d{3,5}(?: ?\d{2}(?=\s)| ?[A-Z]{2}(?=\s))?)\s+(\S.*)$/;

export type PostalAddress = {
  '@type': 'PostalAddress';
  streetAddress: string;
  postalCode?: string;
  addressLocality?: string;
  addressCountry?: string;
};

/** Converts an editor's address lines to schema.org; null for an empty one. What cannot be split stays in the street. */
export function toPostalAddress(address: string): PostalAddress | null {
  const lines = address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length === 0) return null;
  const at = lines.findIndex((line) => POSTAL_CODE_AND_CITY.test(line));
  const [, postalCode, addressLocality] = POSTAL_CODE_AND_CITY.exec(lines[at] ?? '') ?? [];
  if (at < 1) return { '@type': 'PostalAddress', streetAddress: lines.join(', ') };
  return {
    '@type': 'PostalAddress',
    streetAddress: lines.slice(0, at).join(', '),
    postalCode,
    addressLocality,
    addressCountry: lines.slice(at + 1).join(', ') || undefined,
  };
}
