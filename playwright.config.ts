import { defineConfig } from '@playwright/test';
import './tests/setup/fetch';

const isFull = Boolean(process.env.TEST_FULL);
const executablePath = process.env.CHROMIUM_PATH || undefined;

// Started by scripts/test.mjs, which runs a complete shop and passes its URLs.
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than processors: a journey often waits.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Limits for a busy machine: a passing test never waits for them.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json']],
  use: {
    // Traces cost a third of the time; set `TRACE=1` to investigate a failure.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    // Endless animations keep the processor busy; reduced motion is part of the design.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  // A test tagged @phone or @desktop runs on that screen only, one tagged @phone-first or @desktop-first on the other one only in
  // `npm run test:full`; all others run on both.
  projects: [
    {
      name: 'desktop',
      grepInvert: isFull ? /@phone(?!-first)/ : /@phone/,
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'phone',
      grepInvert: isFull ? /@desktop(?!-first)/ : /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
