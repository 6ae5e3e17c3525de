import { type ApiError, callApi } from '@/lib/core/api';
import type { Result } from '@/lib/core/result';
import { parsePlayback, parseProgress } from './parse-responses';
import type { ProgressReport, SendResult } from './progress-reporter';
import type { Playback } from './types';

const pathOf = (lessonId: string, part: 'playback' | 'progress'): string =>
  `/api/lessons/${encodeURIComponent(lessonId)}/${part}`;

/** Asks for the video of a lesson; the answer's cookie opens it for some hours. A closed lesson answers 402 with its offers. */
export const requestPlayback = (lessonId: string): Promise<Result<Playback, ApiError>> =>
  callApi(pathOf(lessonId, 'playback'), { method: 'POST', body: {}, parse: parsePlayback });

/** `sentAt` lets the server mend a clock that is wrong. */
const bodyOf = ({ position, ranges, clientAt }: ProgressReport) => ({
  position,
  ranges,
  clientAt: new Date(clientAt).toISOString(),
  sentAt: new Date().toISOString(),
});

const TRANSIENT_STATUSES = new Set([0, 408, 429]);

export async function sendProgress(lessonId: string, report: ProgressReport): Promise<SendResult> {
  const answer = await callApi(pathOf(lessonId, 'progress'), {
    method: 'POST',
    body: bodyOf(report),
    parse: parseProgress,
  });
  if (!answer.ok) {
    const { status } = answer.error;
    return { state: TRANSIENT_STATUSES.has(status) || status >= 500 ? 'failed' : 'refused' };
  }
  return answer.data.kept ? { state: 'kept', progress: answer.data } : { state: 'refused' };
}

/** Goes out even though its page goes away. As plain text, which needs no permission asked first. */
export function sendProgressBeacon(lessonId: string, report: ProgressReport): void {
  navigator.sendBeacon?.(pathOf(lessonId, 'progress'), JSON.stringify(bodyOf(report)));
}
