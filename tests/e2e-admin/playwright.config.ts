import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';

// Needs a shop with a built admin (`SERVE_ADMIN=true`), which the other journeys do without: `npm run test:full` starts one.
export default defineConfig({
  ...base,
  testDir: '.',
  // One database and one list of orders: what one test packs, another would count.
  workers: 1,
  fullyParallel: false,
  projects: [{ name: 'admin', use: { viewport: { width: 1280, height: 900 } } }],
});
