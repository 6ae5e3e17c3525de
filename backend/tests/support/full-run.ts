import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A file or folder of tests, not the configuration. */
const isFile = (argument: string): boolean =>
  !argument.startsWith('-') && /^(?!.*\.config\.).*(?:tests\/|\.test)/.test(argument);

/**
 * Test files that begin with `// @full`: they run in `npm run test:full`, or when the command names them (decision 0097). Returns the
 * absolute paths of those to leave out.
 */
export function leftOut(folder: string, command: readonly string[]): string[] {
  if (process.env.TEST_FULL || command.some(isFile)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(folder, name))
    .filter((file) => readFileSync(file, 'utf8').startsWith('// @full\n'));
}
