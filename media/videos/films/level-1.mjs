// The family of level 1: all eight floats.
import { FAMILIES } from '../figures.mjs';

export const { child, adult } = FAMILIES[1];
export const cast = { child, adult, floats: 8 };
