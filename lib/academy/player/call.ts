import { type ApiError, callApi } from '@/lib/core/api';
import type { Result } from '@/lib/core/result';
import { readPlayback, readProgress } from './read-answers';
import type { Report, Sent } from './reports';
import type { Playback } from './types';

const pathOf = (lessonId: string, part: 'playback' | 'progress'): string =>
  `/api/lessons/${encodeURIComponent(lessonId)}/${part}`;

/** Asks for the video of a lesson; the answer's cookie opens it for some hours. A closed lesson answers 402 with its offers. */
export const askPlayback = (lessonId: string): Promise<Result<Playback, ApiError>> =>
  callApi(pathOf(lessonId, 'playback'), { method: 'POST', body: {}, parse: readPlayback });

/** `sentAt` lets the server mend a clock that is wrong. */
const bodyOf = ({ position, ranges, clientAt }: Report) => ({
  position,
  ranges,
  clientAt: new Date(clientAt).toISOString(),
  sentAt: new Date().toISOString(),
});

const PASSING = new Set([0, 408, 429]);

export async function sendReport(lessonId: string, report: Report): Promise<Sent> {
  const answer = await callApi(pathOf(lessonId, 'progress'), {
    method: 'POST',
    body: bodyOf(report),
    parse: readProgress,
  });
  if (!answer.ok) {
    const { status } = answer.error;
    return { state: PASSING.has(status) || status >= 500 ? 'failed' : 'refused' };
  }
  return answer.data.kept ? { state: 'kept', progress: answer.data } : { state: 'refused' };
}

/** Goes out even though its page goes away. As plain text, which needs no permission asked first. */
export function beaconReport(lessonId: string, report: Report): void {
  navigator.sendBeacon?.(pathOf(lessonId, 'progress'), JSON.stringify(bodyOf(report)));
}
