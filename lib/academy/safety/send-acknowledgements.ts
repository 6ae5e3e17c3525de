import * as z from 'zod/mini';
import { SAFETY_RULES_VERSION } from '@/backend/contract/safety-rules';
import { callApi } from '@/lib/core/api';
import { type BrowserStorage, sharedStorage } from '@/lib/core/browser-storage';
import { isTransient } from '@/lib/academy/player/player-requests';
import { readDevice, writeDevice } from './acknowledgements';

const keptSchema = z.object({ data: z.object({ kept: z.boolean() }) });

/** Stores it on this device, and for an account with the shop too. Watching never waits for that. */
export function acknowledge(floats: number, hasAccount: boolean, storage: () => BrowserStorage = sharedStorage): void {
  const device = readDevice(storage);
  writeDevice(storage, {
    floats: [...new Set([...device.floats, floats])],
    unsent: hasAccount ? [...new Set([...device.unsent, floats])] : device.unsent,
  });
  if (hasAccount) void sendUnsent(storage, [floats]);
}

/** Sends what the shop did not get yet. Without a connection it stays for the next lesson. */
export async function sendUnsent(
  storage: () => BrowserStorage = sharedStorage,
  // Named by the caller too, as a browser may store nothing.
  known: number[] = [],
): Promise<void> {
  for (const floats of new Set([...readDevice(storage).unsent, ...known])) {
    const result = await callApi('/api/academy/acknowledgements', {
      method: 'POST',
      body: { floats, version: SAFETY_RULES_VERSION },
      schema: keptSchema,
    });
    // Signed out meanwhile: it waits for the account.
    if (result.ok ? !result.data.data.kept : isTransient(result.error.status)) return;
    const device = readDevice(storage);
    writeDevice(storage, { ...device, unsent: device.unsent.filter((each) => each !== floats) });
  }
}
