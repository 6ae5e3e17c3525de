import type { Instrumentation } from 'next';

// Next also builds this file for the edge runtime, which is not used.
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') (await import('./instrumentation-node')).start();
}

export const onRequestError: Instrumentation.onRequestError = async (...caught) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') (await import('./instrumentation-node')).reportRequestError(...caught);
};
