import { type BrowserStorage, ACCOUNT_KEY_PREFIX, readStored, removeStored, writeStored } from '@/lib/core/browser-storage';
import type { Progress } from './types';
import { type WatchedRange, mergeRanges } from './watched-ranges';

/** What was seen since the last report that arrived. */
export interface Report {
  /** Seconds from the start. */
  position: number;
  ranges: WatchedRange[];
  /** Milliseconds since 1970, by this device's clock. */
  clientAt: number;
}

/** `refused`: nothing that is sent in this visit will be kept, because nobody is signed in or the lesson is closed. */
export type Sent = { state: 'kept'; progress: Progress } | { state: 'refused' | 'failed' };

interface ReporterOptions {
  lessonId: string;
  seconds: number;
  send: (report: Report) => Promise<Sent>;
  /** For a page that goes: nobody waits for an answer. */
  beacon: (report: Report) => void;
  storage: () => BrowserStorage;
  onKept: (progress: Progress) => void;
}

export interface Reporter {
  /** The video is at `position`; `ranges` were played since the last time. */
  note(position: number, ranges: WatchedRange[]): void;
  /** Sends now, if the last report is long enough ago; else as soon as it is. */
  flush(): void;
  /** The connection is back: what waits for another attempt goes now. */
  retry(): void;
  /** The page is left, or may be. */
  leave(): void;
  stop(): void;
}

/** One write per viewer and quarter of a minute is enough to lose nothing that matters (issue 6, "Speed"). */
const INTERVAL_MS = 15_000;
const MAX_WAIT_MS = 240_000;
const KEEP_MS = 5_000;

const keyOf = (lessonId: string): string => `${ACCOUNT_KEY_PREFIX}watched:${lessonId}`;

/** Where this browser left a lesson, when the server may not know; null when it does. */
export const readUnsent = (storage: () => BrowserStorage, lessonId: string): Report | null =>
  readStored(storage, keyOf(lessonId), { safeParse: parseReport });

/**
 * Sends what was watched: at most every 15 seconds, and when the page is left. What has not arrived stays in the browser and
 * goes with the next report or the next visit; the server merges, so twice does no harm.
 */
export function createReporter(options: ReporterOptions): Reporter {
  const { lessonId, seconds, send, beacon, storage, onKept } = options;
  const combine = (older: Report | null, newer: Report | null): Report | null => {
    if (!older || !newer) return newer ?? older;
    return { ...newer, ranges: mergeRanges([...older.ranges, ...newer.ranges], seconds) };
  };

  let waiting = readUnsent(storage, lessonId);
  let onItsWay: Report | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastSent = Number.NEGATIVE_INFINITY;
  /** Of watching: the first report of a visit has something to tell, or comes with a pause. */
  let begun = Number.NEGATIVE_INFINITY;
  let lastKept = Number.NEGATIVE_INFINITY;
  let lastBeacon = '';
  let pause = INTERVAL_MS;
  let refused = false;
  let stopped = false;

  function keep(): void {
    lastKept = Date.now();
    const unsent = combine(onItsWay, waiting);
    if (unsent) writeStored(storage, keyOf(lessonId), unsent);
    else removeStored(storage, keyOf(lessonId));
  }

  function plan(): void {
    if (timer !== undefined || stopped || !waiting) return;
    timer = setTimeout(flush, Math.max(0, Math.max(lastSent, begun) + pause - Date.now()));
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    keep();
    if (refused || onItsWay || !waiting) return;
    if (Date.now() - lastSent < pause) plan();
    else void dispatch(waiting);
  }

  async function dispatch(report: Report): Promise<void> {
    onItsWay = report;
    waiting = null;
    lastSent = Date.now();
    const answer = await send(report);
    onItsWay = null;
    if (answer.state !== 'kept') waiting = combine(report, waiting);
    refused = answer.state === 'refused';
    pause = answer.state === 'failed' ? Math.min(pause * 2, MAX_WAIT_MS) : INTERVAL_MS;
    keep();
    if (answer.state === 'kept' && !stopped) onKept(answer.progress);
    plan();
  }

  // What an earlier visit could not send.
  if (waiting) flush();

  return {
    note(position, ranges) {
      if (begun === Number.NEGATIVE_INFINITY) begun = Date.now();
      waiting = combine(waiting, { position, ranges, clientAt: Date.now() });
      // Against a browser that is ended while the shop cannot be reached.
      if (Date.now() - lastKept >= KEEP_MS) keep();
      if (!refused && !onItsWay) plan();
    },
    flush,
    retry() {
      pause = INTERVAL_MS;
      lastSent = Number.NEGATIVE_INFINITY;
      flush();
    },
    leave() {
      keep();
      const unsent = combine(onItsWay, waiting);
      if (!unsent || refused || stopped) return;
      // A tab that is closed is hidden first: both call here.
      const told = JSON.stringify(unsent);
      if (told === lastBeacon) return;
      lastBeacon = told;
      beacon(unsent);
      lastSent = Date.now();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

function parseReport(value: unknown): { success: true; data: Report } | { success: false } {
  if (typeof value !== 'object' || value === null) return { success: false };
  const { position, ranges, clientAt } = value as Record<string, unknown>;
  const isRange = (range: unknown): range is WatchedRange =>
    Array.isArray(range) && range.length === 2 && range.every((each) => typeof each === 'number');
  if (typeof position !== 'number' || typeof clientAt !== 'number' || !Array.isArray(ranges)) return { success: false };
  return { success: true, data: { position, clientAt, ranges: ranges.filter(isRange) } };
}
