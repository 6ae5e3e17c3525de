/** A document id as the CMS makes them. */
const ID = /^[a-z0-9]{8,40}$/;

/** The ids in what may be anything: each once, the first `max` of them. */
export function parseIds(value: unknown, max: number): string[] {
  const given: unknown[] = Array.isArray(value) ? value : [];
  const ids = given.filter((id): id is string => typeof id === 'string' && ID.test(id));
  return [...new Set(ids)].slice(0, max);
}
