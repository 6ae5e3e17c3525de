import { inject } from 'vitest';

/** URLs of the backend under test and of the services it uses. */
export interface Target {
  backendUrl: string;
  catcherUrl: string;
  /** SQLite file; undefined with `DATABASE_URL`. */
  databaseFile: string;
}

let own: Target | null = null;

/** Set by a file that starts its own backend, at every start; all other files share the backend of the run. */
export function aimAt(target: Target): void {
  own = target;
}

export const target = (): Target =>
  own ?? {
    backendUrl: inject('backendUrl'),
    catcherUrl: inject('catcherUrl'),
    databaseFile: inject('databaseFile'),
  };
