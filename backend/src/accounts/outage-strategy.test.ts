import type { Core } from '@strapi/strapi';
import { expect, it, vi } from 'vitest';
import { outageStrategy } from './outage-strategy';

it('fails when the database does, and otherwise accepts nobody', async () => {
  const raw = vi.fn().mockResolvedValueOnce([]).mockRejectedValueOnce(new Error('connect ECONNREFUSED'));
  const { authenticate } = outageStrategy({ db: { connection: { raw } } } as unknown as Core.Strapi);
  expect(await authenticate()).toEqual({ authenticated: false });
  await expect(authenticate()).rejects.toThrow('ECONNREFUSED');
});
