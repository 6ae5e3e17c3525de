import { z } from 'zod';
import {
  MAX_QUESTION,
  PUBLICATIONS,
  type Publication,
  type QuestionBody,
  type QuestionState,
} from '../../contract/questions';
import { isMultiLineText, normalizeLineBreaks } from './clean-text';
import { schemaFor } from './request-schema';

const MAX_ANSWER = 3000;

/**
 * Why a question is not answered, or not published although its author agreed. The author is told it (Regulation (EU)
 * 2022/2065 art. 17).
 */
export const QUESTION_REASONS = ['known', 'health', 'personal-data', 'off-topic', 'advertising', 'abuse'] as const;
export type QuestionReason = (typeof QUESTION_REASONS)[number];

const longText = (max: number) =>
  z
    .string()
    .transform((text) => normalizeLineBreaks(text).normalize('NFC').trim())
    .refine((text) => text !== '', 'required')
    .refine((text) => text.length <= max, 'tooLong')
    .refine(isMultiLineText, 'invalid');

export const questionFields = schemaFor<QuestionBody>()(
  z.object({
    key: z.string().regex(/^[\w-]{16,64}$/),
    text: longText(MAX_QUESTION),
    publication: z.enum(PUBLICATIONS),
  }),
);

export const answerFields = z.object({
  answer: longText(MAX_ANSWER),
  publish: z.boolean(),
  reason: z.enum(QUESTION_REASONS).nullish(),
});
type AnswerFields = z.infer<typeof answerFields>;

/** The name shown with a published question: the first word of the account's first name, or its initial. Never a surname. */
export function shownName(firstname: string | null, publication: Publication): string {
  const [first = ''] = (firstname ?? '').trim().split(/\s+/);
  if (publication === 'firstname') return first;
  const initial = publication === 'initial' ? Array.from(first)[0] : undefined;
  return initial ? `${initial.toUpperCase()}.` : '';
}

interface Decision {
  state: QuestionState;
  /** Null when nothing is withheld that the author agreed to. */
  reason: QuestionReason | null;
}

/**
 * State of a question after an answer. Without its author's consent nothing is published (GDPR art. 6(1)(a)); what is not
 * published although the author agreed needs a reason. Returns `null` for such an answer.
 */
export function decideAnswer(publication: Publication, { publish, reason }: AnswerFields): Decision | null {
  if (publication === 'private') return publish ? null : { state: 'answered', reason: null };
  if (publish) return { state: 'published', reason: null };
  return reason ? { state: 'answered', reason } : null;
}
