import { z } from 'zod';
import { linkSchema, listOf, number, text } from '@/lib/backend/schemas/common';
import { captionsSchema, filmSchema, mediaSchema, pictureSchema } from '@/lib/backend/schemas/media';
import { parseMarkdown } from './markdown';
import { toPlainText } from './plain-text';
import { richTextSchema } from './rich-text-wire';
import { type Block, COLLECTION_SOURCES } from './types';

const id = z.union([z.string(), z.number()]).transform(String);

const block = <K extends Block['kind'], S extends z.ZodRawShape>(kind: K, shape: S) =>
  z.object({ kind: z.literal(kind), id, ...shape });

const withText = { title: text, text };

/** A whole number of at least 1; anything else is the fallback. */
const count = <T>(fallback: T) =>
  z
    .number()
    .int()
    .min(1)
    .nullish()
    .catch(null)
    .transform((value) => value ?? fallback);

/** A day as `2026-11-01`. */
const day = z.iso
  .date()
  .nullish()
  .catch(null)
  .transform((value) => value ?? '');

const logo = z
  .object({ image: mediaSchema, name: z.string().min(1), path: text })
  .transform(({ image, ...rest }, issue) => {
    if (image) return { ...rest, image };
    issue.addIssue('A logo without a picture');
    return z.NEVER;
  });

/** The mapper gives questions and their groups names, which are unique on the whole page: see name-questions.ts. */
const unnamed = z
  .unknown()
  .optional()
  .transform(() => '');
const ungrouped = z
  .unknown()
  .optional()
  .transform((): { title: string; anchor: string }[] => []);

const wireQuestion = z.object({ question: text, answer: text }).transform(({ question, answer }) => {
  const body = parseMarkdown(answer);
  return { question, body, answer: toPlainText(body), anchor: '' };
});

const known = {
  hero: block('hero', {
    eyebrow: text,
    ...withText,
    picture: pictureSchema,
    primary: linkSchema,
    secondary: linkSchema,
  }),
  intro: block('intro', { ...withText, picture: pictureSchema }),
  'rich-text': block('rich-text', { title: text, body: richTextSchema }),
  'image-text': block('image-text', {
    title: text,
    text: richTextSchema,
    picture: pictureSchema,
    side: z
      .enum(['left', 'right'])
      .nullish()
      .transform((side) => side ?? ('left' as const)),
    link: linkSchema,
  }),
  video: block('video', {
    ...withText,
    film: filmSchema,
    captions: captionsSchema,
    poster: pictureSchema,
    transcript: text,
    lesson: z
      .object({ id: z.string() })
      .nullish()
      .transform((lesson) => lesson?.id ?? null),
  }),
  statistics: block('statistics', {
    ...withText,
    items: listOf(z.object({ value: z.number(), unit: text, label: z.string().min(1) })),
  }),
  'collection-list': block('collection-list', {
    ...withText,
    source: z.enum(COLLECTION_SOURCES),
    limit: count(null),
    pageSize: count(6),
    link: linkSchema,
  }),
  conditions: block('conditions', {
    ...withText,
    changedOn: day,
    sections: listOf(z.object({ title: z.string().min(1), body: richTextSchema })),
  }),
  steps: block('steps', { title: text, items: listOf(z.object(withText)) }),
  'product-listing': block('product-listing', { ...withText, pageSize: number(12) }),
  'article-list': block('article-list', { ...withText, pageSize: number(7) }),
  'review-list': block('review-list', withText),
  'academy-overview': block('academy-overview', withText),
  faq: block('faq', { title: text, anchor: unnamed, groups: ungrouped, items: listOf(wireQuestion) }),
  reviews: block('reviews', { ...withText, items: listOf(z.object({ quote: text, name: text, detail: text })) }),
  quote: block('quote', { ...withText, source: text, detail: text, picture: pictureSchema }),
  logos: block('logos', { ...withText, items: listOf(logo) }),
  'call-to-action': block('call-to-action', { ...withText, link: linkSchema }),
  'size-guide': block('size-guide', withText),
  cart: block('cart', { title: text, emptyTitle: text, emptyText: text, link: linkSchema }),
  checkout: block('checkout', { title: text }),
  profile: block('profile', { title: text }),
  'guarantee-notice': block('guarantee-notice', withText),
  'contact-details': block('contact-details', withText),
  withdrawal: block('withdrawal', withText),
  newsletter: block('newsletter', { ...withText, consent: text }),
  form: block('form', {
    ...withText,
    form: z
      .object({ slug: z.string() })
      .nullish()
      .transform((form) => form?.slug ?? ''),
  }),
} satisfies { [K in Exclude<Block['kind'], 'unknown'>]: z.ZodType<Extract<Block, { kind: K }>> };

const isKnown = (kind: string): kind is keyof typeof known => Object.hasOwn(known, kind);

/**
 * `__component: "blocks.hero"` names the block. One that this storefront has no view for stays, by its name alone; one
 * that does not have the shape of its kind is refused, and so left out of its page.
 */
export const blockSchema = z
  .looseObject({ __component: z.string(), id })
  .transform(({ __component, ...fields }, issue): Block => {
    const kind = __component.replace(/^blocks\./, '');
    if (!isKnown(kind)) return { kind: 'unknown', id: fields.id, title: '', name: __component };
    const parsed = known[kind].safeParse({ ...fields, kind });
    if (parsed.success) return parsed.data;
    issue.addIssue(`Not a block of the kind ${kind}`);
    return z.NEVER;
  });
