/** Expected failure is data: a call that can fail in a known way answers one of these. */
export type Result<T, E> = { ok: true; data: T } | { ok: false; error: E };

export const ok = <T>(data: T): { ok: true; data: T } => ({ ok: true, data });
export const fail = <E>(error: E): { ok: false; error: E } => ({ ok: false, error });
