/** A date in words as `format` writes it. French says `1er` for the first of a month, and `Intl` only `1`. */
export function formatDate(format: Intl.DateTimeFormat, at: Date | number): string {
  if (!format.resolvedOptions().locale.startsWith('fr')) return format.format(at);
  const parts = format.formatToParts(at);
  const inWords = parts.some(({ type, value }) => type === 'month' && !/^\d/.test(value));
  return parts.map(({ type, value }) => (inWords && type === 'day' && value === '1' ? '1er' : value)).join('');
}
