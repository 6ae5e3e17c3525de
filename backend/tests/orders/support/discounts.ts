import { type Answer, asStorefront, call } from '../../support/client';
import { unique } from '../../support/content';
import { callAdmin, editor } from './admin';
import type { ShopFailure } from './shop';

export interface CodeAnswer {
  code: string;
  kind: string | null;
  amount: number;
  state: string;
  minimum: number | null;
}

export interface Quote {
  lines: { discount: number; total: number; state: string }[];
  subtotal: number;
  discount: number;
  shipping: number;
  vat: number;
  total: number;
  codes: CodeAnswer[];
}

interface CodeRow {
  documentId: string;
  code: string;
  used: number;
}

const TYPE = '/content-manager/collection-types/api::discount-code.discount-code';

export const saveCode = (data: object, id?: string): Promise<Answer<{ data: CodeRow } & ShopFailure>> =>
  callAdmin(`${TYPE}${id ? `/${id}` : ''}`, { method: id ? 'PUT' : 'POST', json: data });

export interface TestCode {
  id: string;
  code: string;
  used: () => Promise<number>;
}

/** Creates a discount code as an operator; 10 % off by default. */
export async function makeCode(over: object = {}): Promise<TestCode> {
  const code = unique('D').toUpperCase();
  const { status, body } = await saveCode({
    code,
    kind: 'percent',
    percent: 10,
    active: true,
    appliesTo: 'all',
    ...over,
  });
  if (status !== 201) throw new Error(`No code: ${JSON.stringify(body)}`);
  const id = body.data.documentId;
  return {
    id,
    code,
    used: async () => (await callAdmin<{ data: CodeRow }>(`${TYPE}/${id}`)).body.data.used,
  };
}

export const switchOff = (id: string) => editor.update('discount-code', id, { active: false });
export const removeCode = (id: string) => callAdmin<ShopFailure>(`${TYPE}/${id}`, { method: 'DELETE' });

export const askQuote = (data: object, headers: Record<string, string> = {}) =>
  call<{ data: Quote } & ShopFailure>('/api/quote', { method: 'POST', json: data, headers: asStorefront(headers) });

export const quote = async (data: object, headers: Record<string, string> = {}): Promise<Quote> =>
  (await askQuote(data, headers)).body.data;
