/** Formats per country; countries not listed accept anything. */
const FORMATS: Record<string, RegExp> = {
  nl: /^[1-9]\d{3} ?[A-Z]{2}$/i,
  de: /^\d{5}$/,
  fr: /^\d{5}$/,
  es: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
  se: /^(?:SE-?)?\d{3} ?\d{2}$/i,
};

export function isPostalCode(value: string, country: string): boolean {
  return FORMATS[country]?.test(value.trim()) ?? true;
}

/** Normalizes to the notation that carriers print. */
export function normalizePostalCode(value: string, country: string): string {
  const compact = value.trim().toUpperCase().replace(/\s+/g, '');
  if (country === 'nl') return `${compact.slice(0, 4)} ${compact.slice(4)}`;
  if (country === 'se') return compact.replace(/^SE-?/, '').replace(/^(\d{3})/, '$1 ');
  return FORMATS[country] ? compact : value.trim();
}
