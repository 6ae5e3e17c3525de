import 'server-only';
import { z } from 'zod';
import { listOf } from '@/lib/backend/schemas/common';
import { lessonPath } from '@/backend/contract/paths';
import { getAcademy } from '@/lib/academy/academy-queries';
import { type AcademyViewer, requestAcademy } from '@/lib/academy/academy-requests';
import { parseWebVtt } from '@/lib/academy/player/webvtt';
import { searchTranscripts } from './search-transcripts';
import type { TranscriptResults } from './transcript-results';

const wireTranscripts = listOf(z.object({ lesson: z.string(), captions: z.string() }));

const MOST = 30;

/** Where the captions of lessons that the viewer may watch have these words, in the academy's order. */
export async function loadTranscriptResults(viewer: AcademyViewer, query: string): Promise<TranscriptResults> {
  const { locale } = viewer.caller;
  const [{ levels }, open] = await Promise.all([
    getAcademy(locale),
    requestAcademy('/academy/transcripts', wireTranscripts, viewer, { method: 'POST', body: {} }),
  ]);
  const captions = new Map(open.map(({ lesson, captions: text }) => [lesson, text]));
  const lessons = levels.flatMap((level) =>
    level.lessons.flatMap(({ id, title, slug, video }) => {
      const text = captions.get(id);
      const path = lessonPath(locale, level.slug, slug);
      return video && text ? [{ id, title, level: level.title, path, cues: parseWebVtt(text, video.seconds) }] : [];
    }),
  );
  const found = searchTranscripts(
    lessons.map(({ id, cues }) => ({ lesson: id, cues })),
    query,
  );
  const shown = found.slice(0, MOST);
  return {
    total: found.length,
    lessons: lessons.flatMap(({ id, title, level, path }) => {
      const passages = shown.flatMap(({ lesson, ...passage }) => (lesson === id ? [passage] : []));
      return passages.length > 0 ? [{ title, level, path, passages }] : [];
    }),
  };
}
