import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

// Pictures for the README, and of the same pages to look at: see screens.spec.ts.
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results',
  // One worker: a promotion of one picture must not show in another.
  workers: 1,
  fullyParallel: false,
  reporter: [['list']],
  projects: [
    { name: 'docs', grep: /@docs/ },
    { name: 'look', grep: /@look/ },
  ],
});
