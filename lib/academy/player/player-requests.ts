import { type ApiError, callApi } from '@/lib/core/api';
import type { Result } from '@/lib/core/result';
import { parsePlayback, parseProgress } from './parse-responses';
import type { ProgressReport, SendResult } from './progress-reporter';
import type { Playback } from './types';

const pathOf = (lessonId: string, part: 'playback' | 'progress'): string =>
  `/api/lessons/${encodeURIComponent(lessonId)}/${part}`;

/** Requests playback of a lesson; the response sets the playback cookie. A locked lesson responds 402 with its offers. */
export const requestPlayback = (lessonId: string): Promise<Result<Playback, ApiError>> =>
  callApi(pathOf(lessonId, 'playback'), { method: 'POST', body: {}, parse: parsePlayback });

/** `sentAt` lets the server correct a wrong client clock. */
const bodyOf = ({ position, ranges, clientAt }: ProgressReport) => ({
  position,
  ranges,
  clientAt: new Date(clientAt).toISOString(),
  sentAt: new Date().toISOString(),
});

const TRANSIENT_STATUSES = new Set([0, 408, 429]);
/** The same request may succeed later. */
export const isTransient = (status: number): boolean => TRANSIENT_STATUSES.has(status) || status >= 500;

export async function sendProgress(lessonId: string, report: ProgressReport): Promise<SendResult> {
  const response = await callApi(pathOf(lessonId, 'progress'), {
    method: 'POST',
    body: bodyOf(report),
    parse: parseProgress,
  });
  if (!response.ok) {
    return { state: isTransient(response.error.status) ? 'failed' : 'refused' };
  }
  return response.data.kept ? { state: 'kept', progress: response.data } : { state: 'refused' };
}

/** Sent even while the page is unloaded. Plain text avoids a CORS preflight. */
export function sendProgressBeacon(lessonId: string, report: ProgressReport): void {
  navigator.sendBeacon?.(pathOf(lessonId, 'progress'), JSON.stringify(bodyOf(report)));
}
