import { parseArgs } from 'node:util';
import { makeSnapshot, restoreSnapshot } from './snapshot';

// A shop's files keep the modes of the snapshot they were copied from.
process.umask(0o077);

const USAGE = 'usage: node dist/seed/snapshot-cli.js --out DIR [--restore DATA_DIR]';

/** Creates the snapshot if it is missing, and fills an empty data folder from it if one is given. */
async function main(): Promise<void> {
  const { out, restore } = parseArgs({ options: { out: { type: 'string' }, restore: { type: 'string' } } }).values;
  if (!out) throw new Error(USAGE);
  const dir = await makeSnapshot(out);
  if (restore) restoreSnapshot(dir, restore);
  console.log(`snapshot: ${dir}`);
}

main().then(
  // Strapi leaves timers running.
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
