import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, signUp } from '../accounts/support/account';
import type { TestVariant } from '../orders/support/shop';
import { pieces, refund } from '../refunds/support';
import { asStorefront, call } from '../support/client';
import { buyLessons, key, makeLesson, makeLevel, makeOffer } from './support';

interface Rights {
  data: { owner: string; open: string[] };
}

const check = (lessons: unknown, headers: Record<string, string> = asStorefront()) =>
  call<Rights>('/api/academy/offline', { method: 'POST', json: { lessons }, headers });

let preview = '';
let bought = '';
let other = '';
let offer: TestVariant;
let person: Person;
beforeAll(async () => {
  const level = await makeLevel();
  preview = await makeLesson(level, { preview: true });
  bought = await makeLesson(level);
  other = await makeLesson(level);
  offer = await makeOffer('lesson', 5, bought);
  person = await signUp();
});

describe('the lessons saved on a device', () => {
  it('stay while they are paid, and close with a refund', async () => {
    const desk = await buyLessons([offer.item()]);
    const headers = { ...person.headers, ...key(desk.order) };
    expect((await check([preview, bought, other, 'nothing'], headers)).body.data.open).toEqual([preview, bought]);
    await refund(desk, { lines: await pieces(desk, 1) });
    expect((await check([preview, bought, other], headers)).body.data.open).toEqual([preview]);
  });

  it('are checked for customers who are signed in, by the storefront alone', async () => {
    expect((await check([preview])).status).toBe(401);
    expect((await check([preview], { ...person.headers, authorization: `Bearer ${'x'.repeat(43)}` })).status).toBe(401);
    expect((await check([preview], { authorization: `Bearer ${person.jwt}` })).status).toBe(403);
  });

  it('belong to one account, whose name says nothing about it', async () => {
    const neighbour = await signUp();
    const [first, again, second] = await Promise.all(
      [person, person, neighbour].map(async ({ headers }) => (await check([preview], headers)).body.data.owner),
    );
    expect(first).toMatch(/^[\w-]{22}$/);
    expect(again).toBe(first);
    expect(second).not.toBe(first);
  });

  it.each([[undefined], ['x'], [['../x']], [Array.from({ length: 201 }, () => 'a')]])(
    'are document ids, and not too many (%#)',
    async (lessons) => {
      expect((await check(lessons, person.headers)).status).toBe(422);
    },
  );
});
