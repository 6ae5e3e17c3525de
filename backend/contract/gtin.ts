const LENGTHS = new Set([8, 12, 13, 14]);

/**
 * Whether a text is a Global Trade Item Number (GTIN-8, 12, 13 or 14) of a manufacturer, with the right check digit (GS1 General Specifications,
 * 7.9). Prefixes of goods that are numbered within one shop, and of coupons, are none: Google refuses them.
 */
export function isGtin(text: string): boolean {
  if (!/^\d+$/.test(text) || !LENGTHS.has(text.length)) return false;
  const digits = text.padStart(14, '0');
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return sum % 10 === 0 && !isRestricted(text, digits);
}

/** Restricted circulation (02, 04, 2) and coupons (05, 98, 99), by the prefix of the 13 digits; those of eight digits begin with 0 or 2. */
function isRestricted(text: string, digits: string): boolean {
  return text.length === 8 ? /^[02]/.test(text) : /^(02|04|05|2|98|99)/.test(digits.slice(1));
}
