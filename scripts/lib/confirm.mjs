import { createInterface } from 'node:readline/promises';

/** Asks for confirmation before data is deleted. `--yes` confirms in scripts; without a terminal the answer is no. @param {string} question */
export async function confirm(question) {
  if (process.argv.includes('--yes')) return true;
  if (!process.stdin.isTTY) return false;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question(`${question} Type "yes" to go on: `);
  lines.close();
  return answer.trim().toLowerCase() === 'yes';
}
