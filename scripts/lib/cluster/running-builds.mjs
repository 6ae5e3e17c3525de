import { createHash } from 'node:crypto';
import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Copies of the storefront's build for processes that run: Next reads pages of its build when they are asked for the first time, and a
 * build of a new version begins by removing the one before.
 * @param {string} root
 * @param {string} distDir folder of the build, in `root`
 * @param {string} dataDir of the cluster, which no other one uses at the same time
 */
export function createRunningBuilds(root, distDir, dataDir) {
  // A folder of the repository, as Next wants it.
  const prefix = `.next-cluster-${createHash('sha256').update(dataDir).digest('hex').slice(0, 8)}-`;
  const remove = (/** @type {string} */ name) => rmSync(join(root, name), { recursive: true, force: true });
  const removeAll = () => {
    for (const name of readdirSync(root)) if (name.startsWith(prefix)) remove(name);
  };
  // Those of a cluster that was killed.
  removeAll();
  let count = 0;
  let current = '';
  return {
    /** Folder of the copy, made when it is needed. */
    current() {
      if (current === '') {
        count += 1;
        current = `${prefix}${count}`;
        const cache = join(root, distDir, 'cache');
        cpSync(join(root, distDir), join(root, current), { recursive: true, filter: (path) => path !== cache });
      }
      return current;
    },
    /** What starts from now on gets the build as it is then. Returns what removes the former copy. */
    renew() {
      const former = current;
      current = '';
      return () => {
        if (former !== '') remove(former);
      };
    },
    removeAll,
  };
}
