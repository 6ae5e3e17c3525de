/**
 * Whether the text has the form of an invoice or credit note number with any prefix: `F2026-00001`, or `F2026-2C8QM-00001`
 * in a series that began with the restore of a backup.
 */
export const isInvoiceNumber = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z0-9]{4,12}(?:-[A-Z0-9]{5})?-\d{5,9}$/.test(value);
