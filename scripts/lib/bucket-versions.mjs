import { AT_ONCE, presentFiles } from './bucket.mjs';
import { Problem } from './settings.mjs';

/** @typedef {import('./bucket.mjs').Version} Version */
/** @typedef {{ name: string, restore: string | null }} Change `restore` is the id of a version; null removes the file */

/** Newest first. Times of S3 are in whole seconds: of a file and its deletion in one second, the file counts. @param {Version} a @param {Version} b */
const byAge = (a, b) =>
  Number(b.isNewest) - Number(a.isNewest) ||
  b.madeAt.getTime() - a.madeAt.getTime() ||
  Number(a.content === null) - Number(b.content === null);

/**
 * What brings a bucket back to a moment; nothing for files that have the content they had then.
 * @param {Version[]} versions those of each file from the newest to the oldest, as S3 lists them
 * @param {Date} moment
 * @returns {Change[]}
 */
export function planFiles(versions, moment) {
  // In doubt a file was there: Amazon gives whole seconds, and others round them up.
  const last = Math.ceil(moment.getTime() / 1000) * 1000;
  /** @type {Map<string, Version[]>} */
  const files = new Map();
  for (const version of versions) files.set(version.name, [...(files.get(version.name) ?? []), version]);
  return [...files].flatMap(([name, own]) => {
    const sorted = own.toSorted(byAge);
    const newest = sorted[0];
    const then = sorted.find(({ madeAt }) => madeAt.getTime() <= last);
    const [wanted, present] = [then?.content ?? null, newest?.content ?? null];
    if (wanted === present) return [];
    return [{ name, restore: wanted === null ? null : (then?.id ?? null) }];
  });
}

/**
 * Brings a bucket back to a moment. Can be run again when it was interrupted, and ends with the same files; the moment `newest` undoes it.
 * @param {import('./bucket.mjs').Bucket} bucket
 * @param {Date} moment
 * @param {{ dryRun?: boolean }} [options]
 */
export async function restoreFiles(bucket, moment, { dryRun = false } = {}) {
  if (moment.getTime() > Date.now()) throw new Problem(`${moment.toISOString()} is still to come.`);
  if (!(await bucket.isVersioned()))
    throw new Problem('The bucket keeps no versions: switch them on, or restore a copy of it. Nothing was changed.');
  const versions = await bucket.listVersions();
  const changes = planFiles(versions, moment);
  const todo = dryRun ? [] : changes;
  // Either can be undone: a deletion leaves a mark.
  const apply = (/** @type {Change} */ { name, restore }) =>
    restore === null ? bucket.remove(name) : bucket.restore(name, restore);
  for (let begun = 0; begun < todo.length; begun += AT_ONCE)
    await Promise.all(todo.slice(begun, begun + AT_ONCE).map(apply));
  const restored = changes.filter(({ restore }) => restore !== null).length;
  const changed = new Set(changes.map(({ name }) => name));
  const kept = presentFiles(versions).filter(({ name }) => !changed.has(name));
  return {
    restored,
    removed: changes.length - restored,
    kept: kept.length,
    /** By the clock of the storage. */
    newest: new Date(Math.max(0, ...versions.map(({ madeAt }) => madeAt.getTime()))),
  };
}
