import { say } from './log.mjs';

const MARK = '▪';
const [BEGIN, END] = ['<!-- figures, by npm run bench -->', '<!-- end of figures -->'];

/** @typedef {{ what: string, value: string }} Figure */

/** Prints a result of a benchmark, which `npm run bench` puts into the table of the README. @param {string} what @param {string} value */
export const figure = (what, value) => say(`${MARK} ${what.replaceAll(': ', ', ')}: ${value}`);

/** The figures in what a benchmark printed. @param {string} output @returns {Figure[]} */
export const readFigures = (output) =>
  output.split('\n').flatMap((line) => {
    const [, what, value] = /^▪ (.+?): (.+)$/.exec(line) ?? [];
    return what && value ? [{ what, value }] : [];
  });

/** The text with its table of figures replaced. @param {string} text @param {string} heading @param {Figure[]} figures */
export function replaceFigures(text, heading, figures) {
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`The text has no "${BEGIN}" followed by "${END}"`);
  const cell = (/** @type {string} */ content) => content.replaceAll('|', '\\|');
  const rows = figures.map(({ what, value }) => `| ${cell(what)} | ${cell(value)} |`);
  const table = [`| ${cell(heading)} | |`, '|---|---|', ...rows].join('\n');
  return `${text.slice(0, from)}${BEGIN}\n${table}\n${text.slice(to)}`;
}
