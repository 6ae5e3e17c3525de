import { ALL_FLOATS } from '@/backend/contract/floats';
import type { SizeRow } from './types';

/** Floats come out in pairs, one from the chest and one from the back; without any the suit is a swimsuit. */
export const FLOATS_LEFT = [8, 6, 4, 2] as const;

/** What the remaining floats carry, in whole newtons. All carry equally; rounded down, so that it never promises more. */
export const buoyancyLeft = (buoyancy: number, floats: number): number => Math.floor((buoyancy * floats) / ALL_FLOATS);

export const hasBuoyancy = (rows: SizeRow[]): boolean => rows.some(({ buoyancy }) => buoyancy !== null);
