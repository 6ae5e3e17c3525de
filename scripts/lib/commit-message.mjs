// Format of commit messages: Conventional Commits with a title of at most 72 characters.
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

// The preset's own parser, which the linter reads from a configuration file only: `!` marks a breaking change.
const parserOpts = {
  headerPattern: /^(\w*)(?:\((.*)\))?!?: (.*)$/,
  headerCorrespondence: ['type', 'scope', 'subject'],
};

/**
 * Lists the violations of a message in plain text; empty when it is valid.
 * @param {string} message
 * @param {{ drafts?: boolean }} [options] `drafts` accepts `fixup!`, merges and the like, which are rewritten before they are shared
 * @returns {Promise<string[]>}
 */
export async function checkMessage(message, { drafts = false } = {}) {
  const { errors } = await lint(message, rules, { parserOpts, defaultIgnores: drafts });
  return errors.map((error) => error.message);
}
