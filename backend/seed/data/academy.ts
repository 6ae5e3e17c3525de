import type { SeedLevel } from '../types';
import { waterConfidence } from './levels/water-confidence';

export const levels: SeedLevel[] = [waterConfidence];
