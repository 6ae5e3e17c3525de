import { inject } from 'vitest';

/** Where the backend under test and what it talks to can be found. */
export interface Target {
  backendUrl: string;
  catcherUrl: string;
  /** Of SQLite; with `DATABASE_URL` there is none. */
  databaseFile: string;
}

let own: Target | null = null;

/** A file that starts a backend of its own says so, at every start of it; all others share the one of the run. */
export function aimAt(target: Target): void {
  own = target;
}

export const target = (): Target =>
  own ?? {
    backendUrl: inject('backendUrl'),
    catcherUrl: inject('catcherUrl'),
    databaseFile: inject('databaseFile'),
  };
