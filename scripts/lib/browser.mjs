import { existsSync } from 'node:fs';
import { canInstall, installOnDebian } from './apt.mjs';
import { step } from './log.mjs';
import { exitCode } from './processes.mjs';
import { Problem, root } from './settings.mjs';

// The headless shell is preferred: journeys take two thirds of the time.
const shell = '/usr/bin/chromium-headless-shell';
const candidates = [
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The browser for the tests: the system's, else Debian's package if it can be installed, else Playwright's own.
 * @returns {Promise<string>} its path; empty for Playwright's own
 */
export async function ensureBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const found = () => candidates.find((path) => existsSync(path));
  if (found() !== shell && canInstall())
    await step('Installing Chromium (Debian packages)', () => installOnDebian(['chromium', 'chromium-headless-shell']));
  const browser = found();
  if (browser) return browser;
  const code = await step('Installing Playwright’s Chromium', () =>
    exitCode('npx', ['playwright', 'install', 'chromium'], { cwd: root }),
  );
  if (code !== 0)
    throw new Problem(
      'No Chromium was found and none could be installed. Install Chromium or set CHROMIUM_PATH=/path/to/chromium.',
    );
  return '';
}
