import path from 'node:path';
import { createStrapi } from '@strapi/strapi';

// Database, invoices and photos are readable by the shop's own user only.
process.umask(0o077);

/**
 * Starts the built backend. Unlike `strapi start`, it does not load Node's REPL and with it the `domain` module, which
 * would slow down every event of the process.
 */
void createStrapi({ appDir: process.cwd(), distDir: path.join(__dirname, '..') }).start();
