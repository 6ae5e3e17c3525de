/** @import { Half } from './groups.mjs' */
/** @import { Module } from './cruise.mjs' */

/**
 * Counts the files of each group that import each other group of the same half.
 * @param {Half} half
 * @param {Module[]} modules
 * @returns {Map<string, Map<string, number>>} importing group -> imported group -> number of imports
 */
export function countGroupImports({ root, groups }, modules) {
  /** @param {string} file */
  const groupOf = (file) => groups.find(({ name }) => file.startsWith(`${root}/${name}/`))?.name;
  const counts = new Map(groups.map(({ name }) => [name, new Map()]));
  for (const { source, dependencies } of modules) {
    const from = groupOf(source);
    if (!from) continue;
    for (const { resolved } of dependencies) {
      const to = groupOf(resolved);
      if (!to || to === from) continue;
      const row = counts.get(from);
      row?.set(to, (row.get(to) ?? 0) + 1);
    }
  }
  return counts;
}
