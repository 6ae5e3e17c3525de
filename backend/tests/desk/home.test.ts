// @full
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type Hired, hire } from '../forms/support/people';
import { editor } from '../orders/support/admin';
import { type TestVariant, makeVariant, setStock } from '../orders/support/shop';
import { backendUrl, call } from '../support/client';
import { unique } from '../support/content';
import type { Reorder } from '../../src/back-office/home/read-reorder';
import { act, openOrder, paidOrder, readDesk } from './support/desk';

let suit: TestVariant;
let operator: Hired;
let writer: Hired;
beforeAll(async () => {
  suit = await makeVariant({ stock: 500 });
  operator = await hire('shop-operator');
  writer = await hire('strapi-editor');
});
afterAll(() => Promise.all([operator.leave(), writer.leave()]));

interface Home {
  data: {
    sales: { currency: string; today: number; todayOrders: number }[] | null;
    figures: { name: string; count: number }[];
  };
}

async function readHome(ask: Caller): Promise<{ paid: number; of: (name: string) => number }> {
  const { body } = await ask<Home>('/shop/home');
  const euros = body.data.sales?.find(({ currency }) => currency === 'EUR');
  const of = (name: string): number => body.data.figures.find((figure) => figure.name === name)?.count ?? Number.NaN;
  return { paid: euros?.today ?? 0, of };
}

const statementsOf = async (path: string): Promise<number> => {
  const { headers } = await call(path, { headers: { ...operator.headers, 'x-crash-at': '0' } });
  return (JSON.parse(headers.get('x-statements') ?? '[]') as string[]).length;
};

describe('the home page of the admin', () => {
  it('counts what was sold and what waits, in as many statements as ever', async () => {
    const [before, statements] = [await readHome(operator.ask), await statementsOf('/shop/home')];
    const { order } = await paidOrder(suit);
    await paidOrder(suit);
    const { id } = await openOrder(suit);
    await act(`desk/orders/${id}/paid`, {
      key: randomUUID(),
      method: 'cash',
      amount: 1,
      paidOn: new Date().toISOString().slice(0, 10),
    });
    await setStock((await makeVariant({ stock: 50 })).sku, 0);
    const off = await makeVariant({ stock: 50 });
    await setStock(off.sku, 0);
    await editor.update('product-variant', off.id, { active: false });
    const after = await readHome(operator.ask);
    const more = (name: string): number => after.of(name) - before.of(name);
    expect([more('pack'), more('problems'), more('lowStock')]).toEqual([2, 1, 1]);
    expect(after.paid - before.paid).toBe(2 * order.total);
    expect(statements).toBeGreaterThan(2);
    expect(await statementsOf('/shop/home')).toBe(statements);
  });

  it('shows each role what it may read', async () => {
    const { body } = await writer.ask<Home>('/shop/home');
    expect(body.data.sales).toBeNull();
    expect(body.data.figures.map(({ name }) => name)).toEqual(['lowStock', 'backInStock', 'reviews', 'questions']);
    expect((await call('/shop/home')).status).toBe(401);
  });

  it('leads to what is to be ordered again', async () => {
    const { sku } = await makeVariant({ stock: 50 });
    await setStock(sku, 2);
    const rows: Reorder['data'] = [];
    // Other tests have left more than a page of what is low.
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { body } = await operator.ask<Reorder>(`/shop/reorder?page=${page}`);
      rows.push(...body.data);
      pages = body.meta.pagination.pageCount;
    }
    expect(rows.find((row) => row.sku === sku)).toMatchObject({ title: `Pak ${sku}`, quantity: 2 });
  });
});

describe('the export of orders', () => {
  it('has a row per article with the address, in the format that was asked for', async () => {
    const { id } = await paidOrder(suit, {}, 2);
    const { orderNr } = await readDesk(id);
    const today = new Date().toISOString().slice(0, 10);
    const read = async (format: string) => {
      const { text } = await exportText(`from=${today.slice(0, 8)}01&to=2099-12-31&state=pack&${format}`);
      return text.split('\r\n').find((line) => line.includes(orderNr)) ?? '';
    };
    const row = await read('separator=semicolon&decimal=comma');
    expect(row).toContain('"Kade";"1";"";"1234 AB";"Delft";"NL"');
    expect(row).toContain(`"${suit.sku}";"Pak ${suit.sku}";"blue, m";"2";"0";"59,95";"0,00";"119,90";"21"`);
    expect(await read('separator=comma&decimal=point')).toContain('"2","0","59.95","0.00","119.90","21"');
    expect((await exportText('from=2026-13-01&to=x')).status).toBe(400);
    expect((await writer.ask('/shop/desk/export')).status).toBe(403);
  });
});

async function exportText(query: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${backendUrl()}/shop/desk/export?${query}`, { headers: operator.headers });
  return { status: answer.status, text: await answer.text() };
}

describe('the overview of translations', () => {
  interface Gap {
    id: string;
    language: string;
    state: string;
  }
  const gapsOf = async (id: string): Promise<string[]> => {
    const { body } = await writer.ask<{ data: Gap[] }>(`/shop/translations?type=api::page.page&page=1`);
    const all = [...body.data];
    for (let page = 2; all.length > 0 && page < 9; page += 1)
      all.push(...(await writer.ask<{ data: Gap[] }>(`/shop/translations?type=api::page.page&page=${page}`)).body.data);
    return all.filter((gap) => gap.id === id).map(({ language, state }) => `${language} ${state}`);
  };

  it('names what is missing, and what Dutch has overtaken', async () => {
    const text = { title: 'Over ons', slug: unique('over') };
    const id = (await editor.create('page', text)).body.data.documentId;
    expect((await gapsOf(id)).sort()).toEqual(['de missing', 'en missing', 'es missing', 'fr missing', 'sv missing']);
    await editor.update('page', id, { title: 'Über uns', slug: unique('ueber') }, 'de');
    expect(await gapsOf(id)).not.toContain('de missing');
    // A save that changes nothing makes no translation outdated.
    await editor.update('page', id, text);
    expect((await gapsOf(id)).filter((gap) => gap.startsWith('de'))).toEqual([]);
    await editor.update('page', id, { ...text, title: 'Over Zwotter' });
    expect((await gapsOf(id)).filter((gap) => gap.startsWith('de'))).toEqual(['de outdated']);
    await editor.update('page', id, { title: 'Über Zwotter', slug: unique('ueber') }, 'de');
    expect((await gapsOf(id)).filter((gap) => gap.startsWith('de'))).toEqual([]);
  });

  it('takes two statements of its own, and shows nothing that a role may not read', async () => {
    const { body } = await operator.ask<{ meta: { types: { uid: string }[] } }>('/shop/translations');
    expect(body.meta.types.map(({ uid }) => uid)).toEqual(['api::product.product']);
    const all = await statementsOf('/shop/translations');
    expect(await statementsOf('/shop/translations?page=2&language=de')).toBe(all);
  });
});
