/** What code inside Next's bundles measures. */
export interface Meters {
  backendCall: (call: BackendCall) => void;
  revalidation: (source: 'backend' | 'repeat') => void;
}

export interface BackendCall {
  /** `read` may be answered by Next's cache. */
  kind: 'read' | 'call';
  /** Null without a response. */
  status: number | null;
  seconds: number;
}

/** On globalThis, because server.ts and Next's bundles share a process but no modules. */
const holder = globalThis as typeof globalThis & { shopMeters?: Meters };

/** Sets what measures; without it nothing is. */
export function useMeters(meters?: Meters): void {
  holder.shopMeters = meters;
}

/** Undefined where nothing is measured: `METRICS_PORT` is not set. */
export const currentMeters = (): Meters | undefined => holder.shopMeters;
