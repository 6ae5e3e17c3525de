import { callAdmin } from '../orders/support/admin';
import { paymentOf, refundInDashboard, sendWebhook, settle } from '../orders/support/mollie';
import { type Placed, address, orderData, placeOrder, readOrder } from '../orders/support/shop';
import { asStorefront, backendUrl, waitFor } from '../support/client';

export interface Listed {
  kind: 'invoice' | 'credit_note';
  number: string;
  issuedAt: string;
  total: number;
}

interface Tax {
  supply: string;
  rate: number;
  net: number;
  vat: number;
  gross: number;
}

export interface Stored extends Listed {
  id: number;
  documentId: string;
  series: string;
  sequence: number;
  reverses: string | null;
  vat: number;
  content: {
    facts: {
      country: string;
      issuedOn: string;
      codes: string[];
      lines: (Tax & { sku: string; quantity: number })[];
      totals: Tax[];
    };
  };
  file: string | null;
  fileHash: string | null;
}

const LIST = '/content-manager/collection-types/api::order-document.order-document';
export const DOCUMENTS = LIST;

export const euros = (cents: number) => ({ currency: 'EUR', value: (cents / 100).toFixed(2) });

export async function placePaid(data: object): Promise<Placed> {
  const order = await placeOrder(data);
  await settle(order.orderNr, { status: 'paid', method: 'ideal', paidAt: new Date().toISOString() });
  return order;
}

export const placeIn = (country: string, cart: object[]): Promise<Placed> =>
  placePaid(orderData(cart, { shipping: address(country) }));

/** Creates a manual refund at the provider; in total as many cents as the calls add up to. */
export async function giveBack(order: Placed, cents: number): Promise<void> {
  const { id } = await paymentOf(order.orderNr);
  await refundInDashboard(id, euros(cents).value);
  await sendWebhook(id);
}

export const documentsOf = async (order: Placed): Promise<Listed[]> =>
  (await readOrder(order)).documents as unknown as Listed[];

/** An invoice or credit note as the admin returns it. */
export async function readStored(number: string): Promise<Stored> {
  const { body } = await callAdmin<{ results: Stored[] }>(`${LIST}?filters[number]=${number}`);
  const [row] = body.results;
  if (!row) throw new Error(`There is no ${number}`);
  return row;
}

/** The same, once its file exists. */
export const readPrinted = (number: string): Promise<Stored> =>
  waitFor(async () => {
    const row = await readStored(number);
    return row.fileHash ? row : undefined;
  });

export interface Download {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

export async function fetchBytes(path: string, headers: Record<string, string>): Promise<Download> {
  const response = await fetch(new URL(path, backendUrl()), { headers });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

export const keyOf = (order: Placed): Record<string, string> => ({
  'x-order-access': `${order.slug}.${order.accessKey}`,
});

export const download = (slug: string, number: string, headers: Record<string, string> = {}): Promise<Download> =>
  fetchBytes(`/api/orders/${slug}/documents/${number}`, asStorefront(headers));

/** Parses CSV into an object per row, keyed by the header. */
function readCsv(text: string): Record<string, string>[] {
  const [head = [], ...rows] = text
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) => [...line.matchAll(/"((?:[^"]|"")*)"/g)].map((match) => (match[1] ?? '').replaceAll('""', '"')));
  return rows.map((row) => Object.fromEntries(head.map((name, index) => [name, row[index] ?? ''])));
}

export async function readReport(path: string): Promise<Record<string, string>[]> {
  const { status, body } = await callAdmin<string>(`/shop/reports/${path}`);
  if (status !== 200) throw new Error(`No report: ${status} ${JSON.stringify(body)}`);
  return readCsv(body);
}
