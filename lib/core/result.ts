/** Result of a call with expected failures, which are returned instead of thrown. */
export type Result<T, E> = { ok: true; data: T } | { ok: false; error: E };

export const ok = <T>(data: T): { ok: true; data: T } => ({ ok: true, data });
export const fail = <E>(error: E): { ok: false; error: E } => ({ ok: false, error });
