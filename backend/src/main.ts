import path from 'node:path';
import { createStrapi } from '@strapi/strapi';

/**
 * Starts the built backend. Unlike `strapi start`, it does not load Node's REPL and with it the `domain` module, which
 * would slow down every event of the process.
 */
void createStrapi({ appDir: process.cwd(), distDir: path.join(__dirname, '..') }).start();
