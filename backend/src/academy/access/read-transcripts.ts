import type { Locale } from '../../../contract/locales';
import type { Db } from '../../platform/database/row-helpers';
import { type Viewer, readActiveGrants } from './active-grants';
import { readLessonAccess } from './lesson-access';

interface Transcript {
  /** Document id. */
  lesson: string;
  /** WebVTT. */
  captions: string;
}

/** Captions in one language of all published lessons that the viewer may watch. */
export async function readTranscripts(db: Db, viewer: Viewer, locale: Locale, now: Date): Promise<Transcript[]> {
  const rows: Transcript[] = await db('lessons')
    .where({ locale })
    .whereNotNull('published_at')
    .whereNotNull('captions')
    .whereNot('captions', '')
    .orderBy('id')
    .select('document_id as lesson', 'captions');
  const grants = await readActiveGrants(db, viewer, now);
  const access = await readLessonAccess(
    db,
    grants,
    rows.map(({ lesson }) => lesson),
  );
  return rows.filter(({ lesson }) => (access.get(lesson) ?? 'locked') !== 'locked');
}
