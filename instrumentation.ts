import type { Instrumentation } from 'next';

// Next builds this file for the edge runtime too, where nothing of ours runs.
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') (await import('./instrumentation-node')).start();
}

export const onRequestError: Instrumentation.onRequestError = async (...caught) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') (await import('./instrumentation-node')).reportRequestError(...caught);
};
