import 'server-only';
import { z } from 'zod';
import { entryTag } from '@/lib/backend/cache-tags';
import { read } from '@/lib/backend/content-client';
import { listOf, text } from '@/lib/backend/schemas/common';
import type { Locale } from '@/backend/contract/locales';
import { type OwnQuestion, PUBLICATIONS, type PublicQuestion, QUESTION_STATES } from '@/backend/contract/questions';

const common = { id: z.string(), text: z.string(), answer: text, askedOn: z.string() };

const wireQuestions: z.ZodType<PublicQuestion[]> = listOf(z.object({ ...common, name: text }));

export const wireOwnQuestions: z.ZodType<OwnQuestion[]> = listOf(
  z.object({ ...common, publication: z.enum(PUBLICATIONS), state: z.enum(QUESTION_STATES) }),
);

/** Published questions of a lesson, newest first. They change with the lesson's page. */
export const getQuestions = (locale: Locale, lesson: string): Promise<PublicQuestion[]> =>
  read(`/academy/lessons/${encodeURIComponent(lesson)}/questions`, wireQuestions, {
    locale,
    tags: [entryTag('lesson', lesson)],
  });
