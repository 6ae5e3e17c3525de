import type { Core } from '@strapi/strapi';
import { beforeEach, expect, it, vi } from 'vitest';
import { raiseAlert } from '../../orders/alerts/raise-alert';
import { ProviderDown } from '../../payments/provider/provider';
import { recoverPayment } from '../../payments/settlement/recover-lost-payment';
import { markReconciled } from '../../platform/restore/restored-state';
import { reconcileAfterRestore } from './reconcile-after-restore';

const STATE = { made: '2026-11-20T03:00:00.000Z', mark: 'AB2CD', reconciled: false };

vi.mock('../../orders/alerts/raise-alert', () => ({ raiseAlert: vi.fn() }));
vi.mock('../../payments/settlement/recover-lost-payment', () => ({ recoverPayment: vi.fn() }));
vi.mock('../../payments/settlement/sync-payment', () => ({ syncPayment: vi.fn() }));
vi.mock('../../payments/provider/mollie-provider', () => ({
  paymentProvider: () => ({ listSince: async () => [{ id: 'tr_broken' }, { id: 'tr_lost' }] }),
}));
vi.mock('../../platform/env/env', () => ({ env: () => ({ mollie: {} }) }));
vi.mock('../../platform/restore/restored-state', () => ({
  readRestoredState: async () => STATE,
  markReconciled: vi.fn(),
}));

/** No payment is known. */
const connection = Object.assign(() => ({ where: () => ({ first: async () => undefined }) }), {
  transaction: (work: (trx: object) => Promise<unknown>) => work({}),
});
const strapi = { db: { connection }, log: { warn: vi.fn(), error: vi.fn() } } as unknown as Core.Strapi;

beforeEach(() => vi.clearAllMocks());

it('looks at all payments again while the provider can not be reached, and says nothing before', async () => {
  vi.mocked(recoverPayment).mockRejectedValueOnce(new ProviderDown('Timeout'));
  vi.mocked(recoverPayment).mockResolvedValue({ payment: null, isAlerted: true });
  await reconcileAfterRestore(strapi);
  expect(raiseAlert).not.toHaveBeenCalled();
  expect(markReconciled).not.toHaveBeenCalled();

  await reconcileAfterRestore(strapi);
  expect(vi.mocked(raiseAlert).mock.calls[0]?.[1]).toMatchObject({ kind: 'restored', data: { unmatched: 2 } });
  expect(markReconciled).toHaveBeenCalledOnce();
});

it('a payment that can not be read hides no other, is counted, and does not keep it going', async () => {
  vi.mocked(recoverPayment).mockImplementation(async (_strapi, { id }) => {
    if (id === 'tr_broken') throw new Error('A row that nobody expected');
    return { payment: null, isAlerted: true };
  });
  await reconcileAfterRestore(strapi);
  expect(vi.mocked(raiseAlert).mock.calls[0]?.[1]).toMatchObject({ kind: 'restored', data: { unmatched: 2 } });
  expect(markReconciled).toHaveBeenCalledOnce();
  expect(strapi.log.error).toHaveBeenLastCalledWith(expect.stringContaining('tr_broken'));
});
