// What a commit message looks like: Conventional Commits with a title that fits into every list.
import conventional from '@commitlint/config-conventional';
import lint from '@commitlint/lint';

const TITLE_LENGTH = 72;

/** @type {Parameters<typeof lint>[1]} */
const rules = {
  ...conventional.rules,
  'header-max-length': [2, 'always', TITLE_LENGTH],
  'body-leading-blank': [2, 'always'],
  // Names and settings keep their capitals: `fix: SQLite …`, `docs: DATA_DIR …`.
  'subject-case': [0],
  'body-max-line-length': [0],
  'footer-max-line-length': [0],
};

// The preset's own, which the linter takes from a configuration file only: `!` marks a breaking change.
const parserOpts = {
  headerPattern: /^(\w*)(?:\((.*)\))?!?: (.*)$/,
  headerCorrespondence: ['type', 'scope', 'subject'],
};

/**
 * What is wrong with a message, in words; empty when it is good.
 * @param {string} message
 * @param {{ drafts?: boolean }} [options] `drafts` lets `fixup!`, merges and the like pass: they are rewritten before they are shared
 * @returns {Promise<string[]>}
 */
export async function checkMessage(message, { drafts = false } = {}) {
  const { errors } = await lint(message, rules, { parserOpts, defaultIgnores: drafts });
  return errors.map((error) => error.message);
}
