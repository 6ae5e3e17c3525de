/** Format of invoice and credit note numbers with any prefix: `F2026-00001`. */
export const isInvoiceNumber = (value: string | null): value is string =>
  value !== null && /^[A-Z0-9]{4,12}-\d{5,9}$/.test(value);
