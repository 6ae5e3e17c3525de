import path from 'node:path';
import { createPrinter } from '../../platform/pdf/create-printer';
import type { CardFile } from './pool-card';

/** Runs `renderCards` in a worker thread. Rejects when rendering fails. */
export const renderCardsInThread = createPrinter<CardFile>(path.join(__dirname, 'cards-thread.js'), 'printCards');
