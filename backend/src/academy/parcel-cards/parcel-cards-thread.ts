import type { ParcelCardFile } from './parcel-card';
import { renderParcelCards } from './render-parcel-cards';

/** Rendering takes CPU, so it runs outside the main thread. */
export const drawParcelCards = (file: ParcelCardFile): Promise<Uint8Array> => renderParcelCards(file);
