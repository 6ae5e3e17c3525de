// Known vulnerabilities of the packages that run in the shop. Exit code 1: a serious one is known; 2: the registry could not be queried.
import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { green, red, say } from './lib/log.mjs';
import { runMain } from './lib/main.mjs';
import { backendRoot, root } from './lib/settings.mjs';

const SERIOUS = ['high', 'critical'];

/** @typedef {{ severity: string, isDirect: boolean, range: string, via: (string | { title: string, url: string })[] }} Finding */

/** @param {string} dir @returns {Record<string, Finding> | null} null when the query failed */
function readFindings(dir) {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: dir, encoding: 'utf8' });
  try {
    return JSON.parse(stdout).vulnerabilities ?? null;
  } catch {
    return null;
  }
}

runMain(async () => {
  let code = 0;
  for (const dir of [root, backendRoot]) {
    const name = relative(root, dir) || 'storefront';
    const findings = readFindings(dir);
    if (!findings) {
      say(red(`✗ ${name}: the package registry does not support vulnerability queries. Run this again where it does.`));
      code ||= 2;
      continue;
    }
    const serious = Object.entries(findings).filter(([, { severity }]) => SERIOUS.includes(severity));
    for (const [title, { severity, range, via }] of serious) {
      const causes = via.map((cause) => (typeof cause === 'string' ? cause : `${cause.title} ${cause.url}`));
      say(red(`✗ ${name}: ${title} ${range} (${severity}): ${causes.join('; ')}`));
    }
    if (serious.length > 0) code = 1;
    else say(green(`✓ ${name}: no serious vulnerabilities (${Object.keys(findings).length} less severe findings)`));
  }
  process.exitCode = code;
});
