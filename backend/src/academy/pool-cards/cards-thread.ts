import type { CardFile } from './pool-card';
import { renderCards } from './render-cards';

/** Rendering takes about 100 ms of CPU, so it runs outside the main thread. */
export const printCards = (file: CardFile): Promise<Uint8Array> => renderCards(file);
