import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Third-party code, build output and hidden folders. */
const FOREIGN = /^(?:node_modules|dist|build|coverage|public|\..+)$/;
/** Set by Node, npm and Next, or read by a package. */
const PLATFORM = new Set([
  'AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED',
  'CXXFLAGS',
  'NEXT_RUNTIME',
  'NODE_ENV',
  'NODE_OPTIONS',
  'PATH',
]);
/** Passed between the processes of a test run; not set by users. */
const HANDED_ON = new Set([
  'CLOCK_SHIFT_MS',
  'FAKE_CARRIER',
  'FAKE_MOLLIE',
  'GOOGLE_SANDBOX',
  'GUARDED_ORIGIN',
  'GUARD_REPORT',
  'TEST_FULL',
]);

const NAME = '[A-Z][A-Z0-9_]+';
/** The ways in which code reads a setting. */
const READS = [
  // process.env.NAME, and an environment that was passed on
  new RegExp(`\\benv\\.(${NAME})\\b`, 'g'),
  // env('NAME') and env.int('NAME') of Strapi's configuration
  new RegExp(`\\benv(?:\\.[a-z]+)?\\(\\s*'(${NAME})'`, 'g'),
  // env['NAME']
  new RegExp(`\\benv\\['(${NAME})'\\]`, 'g'),
  // schemas of an environment
  new RegExp(
    `^ +(${NAME}): (?:z\\.|(?:port|secret|text|urlText|localeHostsText|integer|decimal|boolean|oneOf|duration|limit)\\b)`,
    'gm',
  ),
  // recipes of secrets
  new RegExp(`^ +(${NAME}): (?:random\\b|\\(\\) =>)`, 'gm'),
  // helpers that take a name
  new RegExp(`\\b(?:readPort\\(env, |size\\(|seconds\\(|required\\(|secret\\(|secretIfSet\\()'(${NAME})'`, 'g'),
];
const DESTRUCTURED = /\{([^{}]*)\}\s*=\s*process\.env\b/g;

const listSources = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (FOREIGN.test(entry.name)) return [];
    if (entry.isDirectory()) return listSources(file);
    return /\.(?:ts|tsx|mts|mjs)$/.test(file) && file !== path.join('tests/unit/env-example.test.ts') ? [file] : [];
  });

function settingsIn(text: string): string[] {
  const direct = READS.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name = '']) => name));
  const destructured = [...text.matchAll(DESTRUCTURED)].flatMap(([, names = '']) =>
    [...names.matchAll(new RegExp(`(?:^|,)\\s*(${NAME})`, 'g'))].map(([, name = '']) => name),
  );
  return [...direct, ...destructured].filter((name) => !PLATFORM.has(name) && !HANDED_ON.has(name));
}

const readBy = new Map<string, string>();
for (const file of listSources('')) for (const name of settingsIn(read(file))) readBy.set(name, file);

const lines = read('.env.example').split('\n');
const settings = lines.flatMap((line, index) => {
  const [, name, value = ''] = /^#? ?([A-Z][A-Z0-9_]+)=(.*)$/.exec(line) ?? [];
  return name === undefined ? [] : [{ name, value, line, above: lines[index - 1] ?? '' }];
});
const documented = settings.map(({ name }) => name);

describe('.env.example', () => {
  it('finds settings regardless of how they are read', () => {
    expect(settingsIn('const a = process.env.ONE ?? env.TWO;')).toEqual(['ONE', 'TWO']);
    expect(settingsIn("env('THREE'), env.int('FOUR', 1), env['FIVE']")).toEqual(['THREE', 'FOUR', 'FIVE']);
    expect(settingsIn('const { SIX, SEVEN: seven, EIGHT = 1 } = process.env;')).toEqual(['SIX', 'SEVEN', 'EIGHT']);
    expect(settingsIn('  NINE: z.string(),\n  TEN: port.default(1),')).toEqual(['NINE', 'TEN']);
    expect(settingsIn("readPort(env, 'ELEVEN', 1); size('TWELVE', 1)")).toEqual(['ELEVEN', 'TWELVE']);
    expect(settingsIn("const env = { SET: '1' }; call('SOMETHING');")).toEqual([]);
  });

  it('has every setting that the code reads', () => {
    const missing = [...readBy].filter(([name]) => !documented.includes(name));
    expect(missing.map(([name, file]) => `${name} (${file})`)).toEqual([]);
  });

  it('has only settings that the code reads', () => {
    expect(documented.filter((name) => !readBy.has(name))).toEqual([]);
  });

  it('has each setting once, commented out and explained in one line', () => {
    expect(new Set(documented).size).toBe(documented.length);
    for (const { line, above } of settings) {
      expect(line).toMatch(/^# [A-Z]/);
      expect(above, line).toMatch(/^# (?![A-Z0-9_]+=).{10,}$/);
    }
  });

  it('contains no secret', () => {
    const secrets = settings.filter(({ name }) => /SECRET|PASSWORD|SALT|KEY/.test(name));
    expect(secrets.length).toBeGreaterThan(8);
    expect(secrets.filter(({ value }) => value !== '')).toEqual([]);
  });
});
