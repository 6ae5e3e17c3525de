/** The form of an invoice's number, whatever its prefix: `F2026-00001`. */
export const isInvoiceNumber = (value: string | null): value is string =>
  value !== null && /^[A-Z0-9]{4,12}-\d{5,9}$/.test(value);
