import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<string>();

/** Runs what answers a request; everything that it causes knows its id. */
export const runRequest = <T>(requestId: string, run: () => T): T => requests.run(requestId, run);

/** Id of the request that this code runs for; undefined in jobs. */
export const currentRequestId = (): string | undefined => requests.getStore();
