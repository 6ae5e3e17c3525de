import type { L } from './types';

/** An option with its values; see `data/options.ts`. */
export interface SeedProductOption {
  key: string;
  words: L;
  values: { key: string; words: L; swatch?: string; weightMin?: number; weightMax?: number }[];
}
