import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { step } from './log.mjs';
import { exitCode } from './processes.mjs';
import { Problem, root } from './settings.mjs';

const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The browser for the tests: the system's, else Debian's package when we may install it, else Playwright's own.
 * @returns {Promise<string>} its path; empty for Playwright's own
 */
export async function ensureBrowser() {
  const found = process.env.CHROMIUM_PATH ?? candidates.find((path) => existsSync(path));
  if (found) return found;
  const debian = spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
  if (debian && process.getuid?.() === 0) {
    await step('Installing Chromium (Debian package)', async () => {
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      await exitCode('apt-get', ['update'], { cwd: root, env });
      await exitCode('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { cwd: root, env });
    });
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  const code = await step('Installing Playwright’s Chromium', () =>
    exitCode('npx', ['playwright', 'install', 'chromium'], { cwd: root }),
  );
  if (code !== 0)
    throw new Problem(
      'No Chromium was found and none could be installed. Install Chromium or name one with CHROMIUM_PATH=/path/to/chromium.',
    );
  return '';
}
