import { defineConfig } from '@playwright/test';

const isFull = Boolean(process.env.TEST_FULL);
const executablePath = process.env.CHROMIUM_PATH || undefined;

// Started by scripts/test.mjs, which runs a whole shop of its own and passes its addresses.
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // For a machine that is kept busy by other programs: a test that passes never waits for these.
  timeout: 240_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json']],
  use: {
    // Recording every step costs a third of the time; `TRACE=1` when a failure needs it.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    // What moves for ever keeps the processor busy; that motion can be stilled is part of the design.
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
  // A test tagged @phone or @desktop is made for that screen, one tagged @phone-first or @desktop-first needs the other one only in
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
