import { z } from 'zod';
import { parseFields } from './field-errors';
import { COMPLETED_AT, type WatchedRange, mergeRanges, watchedPercent } from './watched-ranges';

/** How far somebody got in a lesson. Times in the video are seconds from its start. */
export interface WatchState {
  /** Where the latest report came from. */
  position: number;
  /** The latest moment that was ever reached. */
  furthest: number;
  ranges: WatchedRange[];
  /** Whole percent. */
  watched: number;
  /** Once completed it stays so, even when the lesson gets a longer video. */
  completedAt: Date | null;
  /** When the video was at `position`. */
  reportedAt: Date | null;
}

export interface WatchReport {
  position: number;
  ranges: number[][];
  /** The device's clock when the video was at `position`, and when the report left it. */
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

/** A longer video than this is none of ours, and a player joins what touches: nobody honest sends more. */
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

/** Less than this is the way here and a clock that drifts: then reports of one device keep the order it gives them. */
const CLOCK_TOLERANCE_MS = 60_000;

/** When the video was where a report says, by our clock: a device's own may be wrong by years. Never in the future. */
export function reportTime({ clientAt, sentAt }: Pick<WatchReport, 'clientAt' | 'sentAt'>, now: Date): Date {
  const behind = sentAt ? now.getTime() - sentAt.getTime() : 0;
  const mended = clientAt.getTime() + (Math.abs(behind) > CLOCK_TOLERANCE_MS ? behind : 0);
  return new Date(Math.min(mended, now.getTime()));
}

/**
 * Adds a report to what is known. What was watched only grows, whatever the order and number of reports and devices; the
 * position is that of the newest one, so an old one that comes late moves nobody back. From 90 % of the video on the lesson is
 * completed (issue 6, point 2).
 * @param seconds length of the video
 */
export function addReport(state: WatchState, report: WatchReport, seconds: number, now: Date): WatchState {
  const position = Math.min(report.position, seconds);
  return joinStates(
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

/** What several rows of one viewer say together: a guest's, and those of the account that the order came to. */
export function joinStates(states: WatchState[], seconds: number, now: Date): WatchState {
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
