import path from 'node:path';
import { createStrapi } from '@strapi/strapi';

/**
 * Starts the built backend. `strapi start` does the same, but its command line also loads Node's REPL, and with it the
 * `domain` module, which then takes part in every event of the process.
 */
void createStrapi({ appDir: process.cwd(), distDir: path.join(__dirname, '..') }).start();
