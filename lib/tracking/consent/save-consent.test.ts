// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ACCEPT_ALL, REFUSE_ALL } from '@/lib/session/consent-cookie';
import { saveConsent } from './save-consent';
import { sendConsentProof } from './send-consent-proof';
import { readConsent } from './consent-store';

const calls: { path: string; body: unknown }[] = [];
let statuses: number[] = [];
const reload = vi.fn();

beforeEach(() => {
  calls.length = 0;
  statuses = [];
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    calls.push({ path, body: JSON.parse(body) });
    const status = statuses.shift() ?? 201;
    if (status === 0) throw new TypeError('offline');
    return new Response('{}', { status });
  });
});
afterEach(() => {
  document.cookie = 'consent=; max-age=0; path=/';
  delete window.dataLayer;
  reload.mockClear();
});

describe('a choice', () => {
  it('takes effect immediately and is sent to the shop under a random id', async () => {
    await saveConsent(ACCEPT_ALL, reload);
    const consent = readConsent();
    expect(consent).toMatchObject(ACCEPT_ALL);
    expect(consent?.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    const { id, at } = consent ?? {};
    expect(calls).toEqual([{ path: '/api/consent', body: { data: { id, choices: ACCEPT_ALL, version: 1, at } } }]);
  });

  it('keeps its id when changed, so that the proofs are linked', async () => {
    await saveConsent(ACCEPT_ALL, reload);
    const first = readConsent()?.id;
    await saveConsent(REFUSE_ALL, reload);
    expect(readConsent()).toMatchObject({ id: first, ...REFUSE_ALL });
  });

  it('reloads a page with tags when consent is revoked, also in part', async () => {
    await saveConsent(ACCEPT_ALL, reload);
    window.dataLayer = [];
    await saveConsent({ statistics: true, marketing: false }, reload);
    expect(reload).toHaveBeenCalledTimes(1);
    await saveConsent({ statistics: true, marketing: false }, reload);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does not reload a page without tags', async () => {
    await saveConsent(ACCEPT_ALL, reload);
    await saveConsent(REFUSE_ALL, reload);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('the proof', () => {
  const consent = { ...ACCEPT_ALL, id: '0d5f0c5e-8a51-4f0b-9b7c-1f2e3d4c5b6a', at: 1_800_000_000 };

  it.each([
    ['the shop is away', [503, 201], 2],
    ['there is no network', [0, 0], 2],
    ['the shop refuses it', [400], 1],
    ['all is well', [201], 1],
  ])('is sent the right number of times when %s', async (_what, answers, times) => {
    statuses = answers;
    await sendConsentProof(consent, 0);
    expect(calls).toHaveLength(times);
  });
});
