import type { SeedLevel } from '../types';
import { firstStrokes } from './levels/first-strokes';
import { floatAndGlide } from './levels/float-and-glide';
import { legsAndArms } from './levels/legs-and-arms';
import { waterConfidence } from './levels/water-confidence';

export const levels: SeedLevel[] = [waterConfidence, floatAndGlide, legsAndArms, firstStrokes];
