/** Whether the text has the form of an invoice or credit note number, such as `F2026-00001`, with any prefix. */
export const isInvoiceNumber = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Z0-9]{4,12}-\d{5,9}$/.test(value);
