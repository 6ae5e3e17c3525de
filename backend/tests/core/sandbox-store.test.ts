import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { PaymentStore } from '../../sandbox/store';

const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const input = (description: string) => ({
  amount: { currency: 'EUR', value: '10.00' },
  description,
  redirectUrl: 'http://localhost/back',
  cancelUrl: null,
  webhookUrl: null,
  locale: 'nl_NL',
  metadata: null,
  method: null,
});

describe('the sandbox’s payments', () => {
  it('survive a restart in their last state, with their keys', () => {
    const file = path.join(folder, 'restart.jsonl');
    const store = new PaymentStore(file);
    const first = store.create(input('first'), 'key-1');
    store.create(input('second'), null);
    store.update(first, { status: 'paid', method: 'ideal' });
    store.takeBack(first, 'refunds', 400);
    const reopened = new PaymentStore(file);
    expect(reopened.list()).toEqual(store.list());
    expect(reopened.get(first.id)).toMatchObject({ status: 'paid', refunds: [{ amount: { value: '4.00' } }] });
    expect(reopened.create(input('again'), 'key-1').id).toBe(first.id);
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2);
  });

  it('loses only the interrupted change, and continues', () => {
    const file = path.join(folder, 'cut.jsonl');
    const store = new PaymentStore(file);
    const kept = store.create(input('kept'), 'key-1');
    appendFileSync(file, '{"payment":{"id":"tr_half');
    const reopened = new PaymentStore(file);
    expect(reopened.list()).toEqual([kept]);
    const next = reopened.create(input('next'), 'key-2');
    expect(new PaymentStore(file).list()).toEqual([next, kept]);
  });
});
