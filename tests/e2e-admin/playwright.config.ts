import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

// Needs a shop with a built admin (`SERVE_ADMIN=true`), unlike the other journeys: `npm run test:full` starts one.
export default defineConfig({
  ...base,
  testDir: '.',
  // One worker: the tests share one database, and each counts the orders of a list.
  workers: 1,
  fullyParallel: false,
  reporter: [['list'], ['json'], ['./task-report.ts']],
  projects: [{ name: 'admin', use: { viewport: { width: 1280, height: 900 } } }],
});
