import { ALL_FLOATS } from '@/backend/contract/floats';
import { SAFETY_RULES_VERSION } from '@/backend/contract/safety-rules';
import {
  ACCOUNT_KEY_PREFIX,
  type BrowserStorage,
  readStored,
  removeStored,
  writeStored,
} from '@/lib/core/browser-storage';

/** What this device knows, for the rules as they read now. Numbers of floats in the suit. */
export interface DeviceAcknowledgements {
  floats: number[];
  /** Those of an account that the shop did not get yet. */
  unsent: number[];
}

/** Why the rules are shown: for the first time, or because floats come out of the suit. */
export type RulesOccasion = 'first' | 'fewer';

/** A lesson that names no floats counts as one with all of them. */
export const floatsOf = (floats: number | null): number => floats ?? ALL_FLOATS;

/**
 * Whether the safety rules come before a lesson with this many floats: if they were never acknowledged, or only with more
 * floats in the suit. Null if not.
 */
export function rulesOccasion(acknowledged: number[], floats: number | null): RulesOccasion | null {
  if (acknowledged.length === 0) return 'first';
  return Math.min(...acknowledged) > floatsOf(floats) ? 'fewer' : null;
}

/** An account has what the shop kept and what is on its way; visitors without one have their device. */
export const acknowledgedFloats = (kept: number[] | null, device: DeviceAcknowledgements): number[] =>
  kept === null ? device.floats : [...kept, ...device.unsent];

const KEY = `${ACCOUNT_KEY_PREFIX}safety-rules`;
const NOTHING: DeviceAcknowledgements = { floats: [], unsent: [] };

/** Nothing of a former version. */
export const readDevice = (storage: () => BrowserStorage): DeviceAcknowledgements =>
  readStored(storage, KEY, { safeParse: parse }) ?? NOTHING;

export function writeDevice(storage: () => BrowserStorage, { floats, unsent }: DeviceAcknowledgements): void {
  if (floats.length + unsent.length === 0) removeStored(storage, KEY);
  else writeStored(storage, KEY, { version: SAFETY_RULES_VERSION, floats, unsent });
}

const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'number') : [];

function parse(value: unknown): { success: true; data: DeviceAcknowledgements } | { success: false } {
  if (typeof value !== 'object' || value === null) return { success: false };
  const { version, floats, unsent } = value as Record<string, unknown>;
  if (version !== SAFETY_RULES_VERSION) return { success: false };
  return { success: true, data: { floats: numbers(floats), unsent: numbers(unsent) } };
}
