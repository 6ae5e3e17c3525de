/** `ZW2026-00042`. Unique, but numbers may have gaps. */
export function formatOrderNumber(prefix: string, year: number, number: number): string {
  return `${prefix}${year}-${String(number).padStart(5, '0')}`;
}
