// The family of level 2: six floats.
import { FAMILIES } from '../figures.mjs';

const { child, adult } = FAMILIES[2];
export const cast = { child, adult, floats: 6 };
