import 'server-only';
import { BackendError } from '@/lib/backend/errors';
import { forwardFile } from '@/lib/backend/forward-request';
import { orderAccessHeaders } from '@/lib/backend/order-access-headers';
import type { AcademyViewer } from './academy-requests';
import { type LessonWithLevel, paymentRequired } from './load-lesson';
import type { LevelCard } from './types';

type Offers = Parameters<typeof paymentRequired>[1];

/** Rendering may wait for others. */
const TIMEOUT_MS = 30_000;

async function print(path: string, viewer: AcademyViewer, offers: Offers): Promise<Response> {
  const { caller, orderAccess } = viewer;
  const headers = orderAccessHeaders(orderAccess);
  try {
    const response = await forwardFile(path, 'application/pdf', { caller, headers, timeoutMs: TIMEOUT_MS });
    response.headers.set('cache-control', 'private, no-store');
    return response;
  } catch (error) {
    if (error instanceof BackendError && error.status === 402) throw await paymentRequired(viewer, offers);
    throw error;
  }
}

/** The card of a lesson as PDF. Throws as playback does: 402 with the offers for those who may not watch it. */
export const loadLessonCard = ({ lesson, level }: LessonWithLevel, viewer: AcademyViewer): Promise<Response> =>
  print(`/academy/lessons/${lesson.id}/pool-card`, viewer, [
    ['lesson', lesson.id],
    ['level', level.id],
    ['all', null],
  ]);

/** The cards of the level's lessons that the visitor may watch; 402 with the offers if these are none. */
export const loadLevelCards = ({ id }: LevelCard, viewer: AcademyViewer): Promise<Response> =>
  print(`/academy/levels/${id}/pool-cards`, viewer, [
    ['level', id],
    ['all', null],
  ]);
