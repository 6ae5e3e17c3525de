import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/settings.mjs';
import { accountMutations } from './accounts.mjs';
import { backendMutations } from './backend.mjs';
import { childMutations } from './children.mjs';
import { documentMutations } from './documents.mjs';
import { floodMutations } from './floods.mjs';
import { giftCardMutations } from './gift-cards.mjs';
import { storefrontMutations } from './storefront.mjs';
import { strongSignInMutations } from './strong-sign-in.mjs';

/** @typedef {{ file: string, find: string, replace: string }} Edit */

/**
 * How a guard is taken out, and the test of docs/security.md that must then fail.
 * @typedef {object} Guard
 * @property {string} file
 * @property {string} find occurs once in the file
 * @property {string} replace
 * @property {Edit} [also] a second guard that protects from the same
 * @property {string} test
 * @property {string} title as in docs/security.md; part of the test's name
 * @property {string} [round] mutations of one round are made at once, because each needs a new backend or shop; none may affect the test of another
 */

/** @typedef {Guard & { requirement: string }} Mutation */

/** The tests under "Met and tested": `file` "title", "title"; each with the requirements of its row. */
export function readNamedTests(text = readFileSync(join(root, 'docs', 'security.md'), 'utf8')) {
  const table = text.split('\n## ').find((part) => part.startsWith('Met and tested')) ?? '';
  const rows = table.split('\n').filter((line) => /^\| \d/.test(line));
  return rows.flatMap((row) => {
    const [, requirement = '', , , tests = ''] = row.split('|').map((cell) => cell.trim());
    let test = '';
    return [...tests.matchAll(/`([^`]+)`|"([^"]+)"/g)].flatMap(([, file, title]) => {
      test = file ?? test;
      return title === undefined ? [] : [{ requirement, test, title }];
    });
  });
}

export const GUARDS = [
  ...backendMutations,
  ...accountMutations,
  ...strongSignInMutations,
  ...childMutations,
  ...floodMutations,
  ...giftCardMutations,
  ...documentMutations,
  ...storefrontMutations,
];

const LINKS = 'Opening a link runs no code of ours that changes something, so there is none to take out';

/** Tests without a mutation, and why. */
export const NOT_MUTATED = [
  ...['another nonce', 'another audience'].map((title) => ({
    test: 'backend/tests/accounts/google.test.ts',
    title,
    why: 'openid-client checks it, and has no option to leave it out',
  })),
  {
    test: 'backend/tests/accounts/register.test.ts',
    title: 'can not set its own role or rights',
    why: 'A sign-up reads the email and the password; there is no line that drops the rest',
  },
  {
    test: 'backend/tests/forms/mails.test.ts',
    title: 'accept no headers from values and labels',
    why: 'Without `toSingleLine`, nodemailer replaces the line breaks of a subject',
  },
  {
    test: 'backend/tests/orders/tampering.test.ts',
    title: 'prototype keys',
    why: 'The body parser refuses them, and zod copies known keys only',
  },
  ...[
    'is confirmed by the button, in the browser that signed up',
    'takes effect when the new address confirms, and is reverted by the old one',
    'are found by number and email through a mailed link that works once',
  ].map((title) => ({ test: 'tests/contract/profile.test.ts', title, why: LINKS })),
  ...['for %s acts by its button only', 'with a secret, in any mail of this run, is one of those'].map((title) => ({
    test: 'tests/contract/mail-links.test.ts',
    title,
    why: LINKS,
  })),
  {
    test: 'tests/contract/kept-pages.test.ts',
    title: 'no cookie changes a page',
    why: 'Pages read no cookie; there is no line of ours that makes them equal',
  },
  {
    test: 'tests/contract/profile.test.ts',
    title: 'grant no way to change email, role or password',
    why: 'The storefront forwards a profile unchanged; the guard is in the backend, see users-me.test.ts',
  },
  {
    test: 'tests/contract/routes.test.ts',
    title: 'personal pages are never cached',
    why: 'Next caches no page that reads cookies; there is no line of ours',
  },
];

/** Throws for a mutation whose guard was changed. @returns {Mutation[]} */
export function listMutations() {
  const named = readNamedTests();
  return GUARDS.map((guard) => {
    const row = named.find(({ test, title }) => test === guard.test && title === guard.title);
    const problem = findProblem(guard) ?? (row ? null : 'docs/security.md does not name this test');
    if (problem) throw new Error(`${guard.file} → ${guard.test} "${guard.title}": ${problem}`);
    return { ...guard, requirement: row?.requirement ?? '' };
  });
}

/** @param {Edit & { also?: Edit }} guard @returns {Edit[]} */
export const editsOf = ({ also, ...edit }) => (also ? [edit, also] : [edit]);

/** @param {Guard} guard @returns {string | null} */
export function findProblem({ test, title, ...guard }) {
  for (const { file, find } of editsOf(guard)) {
    const count = readFileSync(join(root, file), 'utf8').split(find).length - 1;
    if (count !== 1) return `this code occurs ${count} times in ${file}, not once: ${find}`;
  }
  return readFileSync(join(root, test), 'utf8').includes(title) ? null : 'there is no test with this title';
}

/** @param {Mutation[]} mutations @returns {Mutation[][]} those to make at once */
export function groupMutations(mutations) {
  const alone = mutations.filter(({ round }) => round === undefined).map((mutation) => [mutation]);
  const rounds = new Set(mutations.flatMap(({ round }) => round ?? []));
  return [...alone, ...[...rounds].map((name) => mutations.filter(({ round }) => round === name))];
}
