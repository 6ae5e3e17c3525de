import {
  type BrowserStorage,
  ACCOUNT_KEY_PREFIX,
  readStored,
  removeStored,
  writeStored,
} from '@/lib/core/browser-storage';
import type { Progress } from './types';
import { type WatchedRange, mergeRanges } from '@/backend/contract/watched-ranges';

/** What was watched since the last saved report. */
export interface ProgressReport {
  /** Seconds from the start. */
  position: number;
  ranges: WatchedRange[];
  /** Milliseconds since 1970, by this device's clock. */
  clientAt: number;
}

/** `refused`: no report of this visit will be saved, because the visitor is anonymous or the lesson is locked. */
export type SendResult = { state: 'kept'; progress: Progress } | { state: 'refused' | 'failed' };

interface ProgressReporterOptions {
  lessonId: string;
  seconds: number;
  send: (report: ProgressReport) => Promise<SendResult>;
  /** For a page that is unloaded; the response is ignored. */
  beacon: (report: ProgressReport) => void;
  storage: () => BrowserStorage;
  onSaved: (progress: Progress) => void;
}

export interface ProgressReporter {
  /** Records the position and the ranges played since the last call. */
  record(position: number, ranges: WatchedRange[]): void;
  /** Sends now, or as soon as the interval allows. */
  flush(): void;
  /** The connection is restored: retries immediately. */
  retry(): void;
  /** The page is left or hidden. */
  leave(): void;
  stop(): void;
}

/** Limits database writes per viewer. */
const INTERVAL_MS = 15_000;
const MAX_WAIT_MS = 240_000;
const SAVE_INTERVAL_MS = 5_000;

const keyOf = (lessonId: string): string => `${ACCOUNT_KEY_PREFIX}watched:${lessonId}`;

/** The last unsent report of a lesson; null if the server has everything. */
export const readUnsentReport = (storage: () => BrowserStorage, lessonId: string): ProgressReport | null =>
  readStored(storage, keyOf(lessonId), { safeParse: parseReport });

/**
 * Sends what was watched at most every 15 seconds, and when the page is left. Unsent ranges are stored and sent with the
 * next report or visit; the server merges them, so duplicates are harmless.
 */
export function createProgressReporter(options: ProgressReporterOptions): ProgressReporter {
  const { lessonId, seconds, send, beacon, storage, onSaved } = options;
  const combine = (older: ProgressReport | null, newer: ProgressReport | null): ProgressReport | null => {
    if (!older || !newer) return newer ?? older;
    return { ...newer, ranges: mergeRanges([...older.ranges, ...newer.ranges], seconds) };
  };

  let waiting = readUnsentReport(storage, lessonId);
  let inFlight: ProgressReport | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastSent = Number.NEGATIVE_INFINITY;
  /** Start of playback; delays the first report of a visit by one interval. */
  let begun = Number.NEGATIVE_INFINITY;
  let lastSaved = Number.NEGATIVE_INFINITY;
  let lastBeacon = '';
  let pause = INTERVAL_MS;
  let refused = false;
  let stopped = false;

  function saveUnsent(): void {
    lastSaved = Date.now();
    const unsent = combine(inFlight, waiting);
    if (unsent) writeStored(storage, keyOf(lessonId), unsent);
    else removeStored(storage, keyOf(lessonId));
  }

  function scheduleSend(): void {
    if (timer !== undefined || stopped || !waiting) return;
    timer = setTimeout(flush, Math.max(0, Math.max(lastSent, begun) + pause - Date.now()));
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    saveUnsent();
    if (refused || inFlight || !waiting) return;
    if (Date.now() - lastSent < pause) scheduleSend();
    else void dispatch(waiting);
  }

  async function dispatch(report: ProgressReport): Promise<void> {
    inFlight = report;
    waiting = null;
    lastSent = Date.now();
    const result = await send(report);
    inFlight = null;
    if (result.state !== 'kept') waiting = combine(report, waiting);
    refused = result.state === 'refused';
    pause = result.state === 'failed' ? Math.min(pause * 2, MAX_WAIT_MS) : INTERVAL_MS;
    saveUnsent();
    if (result.state === 'kept' && !stopped) onSaved(result.progress);
    scheduleSend();
  }

  // Unsent report of an earlier visit.
  if (waiting) flush();

  return {
    record(position, ranges) {
      if (begun === Number.NEGATIVE_INFINITY) begun = Date.now();
      waiting = combine(waiting, { position, ranges, clientAt: Date.now() });
      // Survives a closed browser while the shop is unreachable.
      if (Date.now() - lastSaved >= SAVE_INTERVAL_MS) saveUnsent();
      if (!refused && !inFlight) scheduleSend();
    },
    flush,
    retry() {
      pause = INTERVAL_MS;
      lastSent = Number.NEGATIVE_INFINITY;
      flush();
    },
    leave() {
      saveUnsent();
      const unsent = combine(inFlight, waiting);
      if (!unsent || refused || stopped) return;
      // Closing a tab fires both a hide and an unload event.
      const payload = JSON.stringify(unsent);
      if (payload === lastBeacon) return;
      lastBeacon = payload;
      beacon(unsent);
      lastSent = Date.now();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

function parseReport(value: unknown): { success: true; data: ProgressReport } | { success: false } {
  if (typeof value !== 'object' || value === null) return { success: false };
  const { position, ranges, clientAt } = value as Record<string, unknown>;
  const isRange = (range: unknown): range is WatchedRange =>
    Array.isArray(range) && range.length === 2 && range.every((each) => typeof each === 'number');
  if (typeof position !== 'number' || typeof clientAt !== 'number' || !Array.isArray(ranges)) return { success: false };
  return { success: true, data: { position, clientAt, ranges: ranges.filter(isRange) } };
}
