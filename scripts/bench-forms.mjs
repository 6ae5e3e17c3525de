// Time for 10,000 validations of a composed form with 12 fields, compared with a bare zod object of 12 strings.
// `npm run bench:forms`
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, dirname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'rolldown';

const ROUNDS = 10_000;
const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * The form of the benchmark, with rules as editors write them.
 * @type {Record<string, [rules: string, value: unknown]>}
 */
const FIELDS = {
  name: ['required|length:2,80', 'Anna de Vries'],
  email: ['required|email', 'anna.devries@example.com'],
  email_confirm: ['required|confirm', 'anna.devries@example.com'],
  phone: ['matches:/^[+0-9 ()-]{6,20}$/', '+31 6 1234 5678'],
  age: ['required|number|between:18,99', '34'],
  arrived: ['required|date_format:YYYY-MM-DD|date_before:2030-01-01', '2026-03-01'],
  order: ['required|starts_with:ZW|matches:/^ZW-\\d{4}-\\d+$/', 'ZW-2026-10042'],
  parts: ['+min:1|max:3', ['suit', 'cap']],
  reason: ['required|is:size,color,fault', 'size'],
  website: ['url', 'https://example.com/anna?from=form'],
  message: ['required|length:10,4000', 'The suit is a little too small, could I please have a larger one? '.repeat(4)],
  agreed: ['accepted', 'on'],
};
/** Every second submission has three invalid fields. */
const WRONG = { name: 'A', age: '17', agreed: undefined };

/**
 * @returns {Promise<typeof import('../lib/forms/rule-string') & typeof import('../lib/forms/rules-schema') & typeof import('zod')>}
 */
async function load() {
  // Inside the project, so that zod can be resolved.
  const folder = mkdtempSync(join(root, 'node_modules', '.bench-forms-'));
  try {
    const entry = join(folder, 'entry.mjs');
    writeFileSync(
      entry,
      `export { parseRules } from ${JSON.stringify(join(root, 'lib/forms/rule-string.ts'))};
       export { rulesSchema } from ${JSON.stringify(join(root, 'lib/forms/rules-schema.ts'))};
       export { z } from 'zod';`,
    );
    const file = join(folder, 'bundle.mjs');
    await build({
      cwd: root,
      input: entry,
      platform: 'node',
      tsconfig: true,
      external: ['zod'],
      output: { file },
      logLevel: 'warn',
    });
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The median of five runs, after one to warm up.
 * @param {(isWrong: boolean) => unknown} run
 */
function measure(run) {
  const times = Array.from({ length: 6 }, () => {
    const started = performance.now();
    for (let round = 0; round < ROUNDS; round += 1) run(round % 2 === 1);
    return performance.now() - started;
  });
  return times.slice(1).sort((a, b) => a - b)[2] ?? 0;
}

const { parseRules, rulesSchema, z } = await load();
const names = Object.keys(FIELDS);
const schema = rulesSchema(Object.entries(FIELDS).map(([name, [rules]]) => ({ name, rules: parseRules(rules) })));
const bare = z.object(Object.fromEntries(names.map((name) => [name, z.string()])));

const right = Object.fromEntries(Object.entries(FIELDS).map(([name, [, value]]) => [name, value]));
const wrong = { ...right, ...WRONG };
const texts = Object.fromEntries(names.map((name) => [name, String(right[name])]));
const fewerTexts = { ...texts, email: 1, age: 2, agreed: undefined };

const found = schema.safeParse(wrong).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
if (!schema.safeParse(right).success || found?.length !== 3) {
  console.error(
    'The form of the benchmark does not validate as expected.',
    schema.safeParse(right).error?.issues,
    found,
  );
  process.exit(1);
}

const ruled = measure((isWrong) => schema.safeParse(isWrong ? wrong : right));
const plain = measure((isWrong) => bare.safeParse(isWrong ? fewerTexts : texts));
console.log(`${ROUNDS} validations of a form with ${names.length} fields, every second one with three errors:`);
console.log(`  composed form  ${ruled.toFixed(0)} ms  (${((ruled / ROUNDS) * 1000).toFixed(1)} µs each)`);
console.log(`  bare zod       ${plain.toFixed(0)} ms  (${names.length} strings)`);
console.log(`  ratio          ${(ruled / plain).toFixed(1)}`);
if (ruled > 1000) {
  console.error('Too slow: validation took more than a second.');
  process.exit(1);
}
