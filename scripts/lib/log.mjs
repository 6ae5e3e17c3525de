const tty = process.stdout.isTTY;
/** @param {number} code @param {string} text */
const paint = (code, text) => (tty ? `\x1b[${code}m${text}\x1b[0m` : text);
export const bold = (/** @type {string} */ text) => paint(1, text);
export const dim = (/** @type {string} */ text) => paint(2, text);
export const green = (/** @type {string} */ text) => paint(32, text);
export const red = (/** @type {string} */ text) => paint(31, text);

export const say = (/** @type {string} */ text) => console.log(text);
export const seconds = (/** @type {number} */ since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/**
 * Runs a step and prints its progress, then its duration or that it failed.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const start = Date.now();
  process.stdout.write(`${dim('▸')} ${title} … `);
  // A dot every five seconds distinguishes a slow step from a hung one, in logs too.
  const beat = setInterval(() => process.stdout.write('.'), 5000);
  try {
    const result = await work();
    console.log(`${green('done')} ${dim(`(${seconds(start)})`)}`);
    return result;
  } catch (error) {
    console.log(red(`failed (${seconds(start)})`));
    throw error;
  } finally {
    clearInterval(beat);
  }
}
