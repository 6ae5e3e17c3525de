import { z } from 'zod';
import { parseFields } from './parse-fields';
import { COMPLETED_AT, type WatchedRange, mergeRanges, watchedPercent } from '../../contract/watched-ranges';

/** Progress of a viewer in a lesson. Positions are seconds from the start of the video. */
export interface WatchState {
  /** Position in the latest report. */
  position: number;
  /** Furthest position ever reached. */
  furthest: number;
  ranges: WatchedRange[];
  /** Whole percent. */
  watched: number;
  /** Never reset, even when the lesson gets a longer video. */
  completedAt: Date | null;
  /** Time at which the video was at `position`. */
  reportedAt: Date | null;
}

export interface WatchReport {
  position: number;
  ranges: number[][];
  /** The device's clock when the video was at `position`, and when it sent the report. */
  clientAt: Date;
  sentAt: Date | null;
}

export const NOT_WATCHED: WatchState = {
  position: 0,
  furthest: 0,
  ranges: [],
  watched: 0,
  completedAt: null,
  reportedAt: null,
};

/** The player merges adjacent ranges, so no real video reaches this many. */
const MAX_RANGES = 300;

const reportField = z.object({
  lessonId: z.string().regex(/^\w{1,64}$/),
  position: z.number().min(0),
  ranges: z.array(z.array(z.number()).length(2)).max(MAX_RANGES).default([]),
  clientAt: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
  sentAt: z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .nullable()
    .catch(null),
});

export function parseWatchReport(body: unknown): WatchReport & { lessonId: string } {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  return parseFields(reportField, data);
}

/** Smaller differences are network latency or clock drift; the device's own times are kept then to preserve their order. */
const CLOCK_TOLERANCE_MS = 60_000;

/** Time of a report by the server's clock: a device's clock may be off by years. Never in the future. */
export function reportTime({ clientAt, sentAt }: Pick<WatchReport, 'clientAt' | 'sentAt'>, now: Date): Date {
  const behind = sentAt ? now.getTime() - sentAt.getTime() : 0;
  const mended = clientAt.getTime() + (Math.abs(behind) > CLOCK_TOLERANCE_MS ? behind : 0);
  return new Date(Math.min(mended, now.getTime()));
}

/**
 * Adds a report. The watched ranges only grow, whatever the sequence and number of reports and devices; the position is
 * that of the newest report, so an old one that arrives late does not move it back. The lesson is completed from 90 % of
 * the video.
 * @param seconds length of the video
 */
export function addReport(state: WatchState, report: WatchReport, seconds: number, now: Date): WatchState {
  const position = Math.min(report.position, seconds);
  return mergeStates(
    [
      state,
      {
        ...NOT_WATCHED,
        position,
        furthest: position,
        ranges: mergeRanges(report.ranges, seconds),
        reportedAt: reportTime(report, now),
      },
    ],
    seconds,
    now,
  );
}

/** Merges several rows of one viewer: those of a guest and of the account that later got the order. */
export function mergeStates(states: WatchState[], seconds: number, now: Date): WatchState {
  const ranges = mergeRanges(
    states.flatMap((state) => state.ranges),
    seconds,
  );
  const watched = watchedPercent(ranges, seconds);
  const newest = states.reduce((a, b) => (timeOf(b.reportedAt) >= timeOf(a.reportedAt) ? b : a), NOT_WATCHED);
  const completed = states.flatMap(({ completedAt }) => completedAt ?? []).sort((a, b) => a.getTime() - b.getTime());
  return {
    position: newest.position,
    furthest: Math.max(0, ...states.map(({ furthest }) => furthest)),
    ranges,
    watched,
    completedAt: completed[0] ?? (watched >= COMPLETED_AT ? now : null),
    reportedAt: newest.reportedAt,
  };
}

const timeOf = (date: Date | null): number => date?.getTime() ?? 0;
