import { z } from 'zod';
import type { QueryValue } from '@/lib/backend/query-string';
import { linkSchema, listOf, number, text } from '@/lib/backend/schemas/common';
import { captionsSchema, mediaSchema, pictureSchema, videoFileSchema } from '@/lib/backend/schemas/media';
import { parseMarkdown } from './markdown';
import { toPlainText } from './plain-text';
import { PICTURE } from './populate';
import { richTextSchema } from './rich-text-wire';
import { COLLECTION_SOURCES } from './types';

/**
 * The content blocks, one entry each: the fields as the CMS sends them and as the components get them, and what Strapi
 * must populate. How to add one: docs/recipes.md.
 */

const id = z.union([z.string(), z.number()]).transform(String);

function block<K extends string, S extends z.ZodRawShape>(kind: K, fields: S, populate?: Record<string, QueryValue>) {
  return { schema: z.object({ kind: z.literal(kind), id, ...fields }), populate: populate ? { populate } : true };
}

const withText = { title: text, text };

/** An integer of at least 1; anything else becomes the fallback. */
const count = <T>(fallback: T) =>
  z
    .number()
    .int()
    .min(1)
    .nullish()
    .catch(null)
    .transform((value) => value ?? fallback);

/** An ISO 8601 date; empty if unknown. */
const day = z.iso
  .date()
  .nullish()
  .catch(null)
  .transform((value) => value ?? '');

const logo = z
  .object({ image: mediaSchema, name: z.string().min(1), path: text })
  .transform(({ image, ...rest }, issue) => {
    if (image) return { ...rest, image };
    issue.addIssue('A logo requires an image');
    return z.NEVER;
  });

const comparisonColumn = z.object({ label: text, path: text });

const comparisonValue = z.object({
  mark: z
    .enum(['yes', 'no'])
    .nullish()
    .catch(null)
    .transform((mark) => mark ?? null),
  text,
});

/** Anchors must be unique on the page, so faq-anchors.ts sets them once all blocks are read. */
const unnamed = z
  .unknown()
  .optional()
  .transform(() => '');
const ungrouped = z
  .unknown()
  .optional()
  .transform((): { title: string; anchor: string }[] => []);

const question = z.object({ question: text, answer: text }).transform(({ question: title, answer }) => {
  const body = parseMarkdown(answer);
  return { question: title, body, answer: toPlainText(body), anchor: '' };
});

const known = {
  hero: block(
    'hero',
    { eyebrow: text, ...withText, picture: pictureSchema, primary: linkSchema, secondary: linkSchema },
    { picture: PICTURE, primary: true, secondary: true },
  ),
  intro: block('intro', { ...withText, picture: pictureSchema }, { picture: PICTURE }),
  'rich-text': block('rich-text', { title: text, body: richTextSchema }),
  'image-text': block(
    'image-text',
    {
      title: text,
      text: richTextSchema,
      picture: pictureSchema,
      side: z
        .enum(['left', 'right'])
        .nullish()
        .transform((side) => side ?? ('left' as const)),
      link: linkSchema,
    },
    { picture: PICTURE, link: true },
  ),
  video: block(
    'video',
    {
      ...withText,
      film: videoFileSchema,
      /** URL of a WebVTT file. */
      captions: captionsSchema,
      poster: pictureSchema,
      transcript: text,
      /** Id of a lesson shown instead of a video file. */
      lesson: z
        .object({ id: z.string() })
        .nullish()
        .transform((lesson) => lesson?.id ?? null),
    },
    { film: true, captions: true, poster: PICTURE, lesson: { fields: ['title'] } },
  ),
  statistics: block(
    'statistics',
    { ...withText, items: listOf(z.object({ value: z.number(), unit: text, label: z.string().min(1) })) },
    { items: true },
  ),
  'collection-list': block(
    'collection-list',
    {
      ...withText,
      source: z.enum(COLLECTION_SOURCES),
      /** Maximum over all pages; null for no limit. */
      limit: count(null),
      pageSize: count(6),
      link: linkSchema,
    },
    { link: true },
  ),
  conditions: block(
    'conditions',
    {
      ...withText,
      changedOn: day,
      sections: listOf(z.object({ title: z.string().min(1), body: richTextSchema })),
    },
    { sections: true },
  ),
  steps: block('steps', { title: text, items: listOf(z.object(withText)) }, { items: true }),
  'product-listing': block('product-listing', { ...withText, pageSize: number(12) }),
  'article-list': block('article-list', { ...withText, pageSize: number(7) }),
  'review-list': block('review-list', withText),
  'academy-overview': block('academy-overview', withText),
  faq: block(
    'faq',
    {
      title: text,
      /** Anchor of this group; empty without a title. */
      anchor: unnamed,
      /** On the page's first FAQ block: all groups of the page if it has several. Empty on the others. */
      groups: ungrouped,
      items: listOf(question),
    },
    { items: true },
  ),
  reviews: block(
    'reviews',
    /** `text` says how the shop knows that the reviews are genuine. */
    { ...withText, items: listOf(z.object({ quote: text, name: text, detail: text })) },
    { items: true },
  ),
  /** `title` is only set from the page's title, when the quote is the first block. */
  quote: block('quote', { ...withText, source: text, detail: text, picture: pictureSchema }, { picture: PICTURE }),
  logos: block('logos', { ...withText, items: listOf(logo) }, { items: { populate: { image: true } } }),
  /** Values belong to the columns by position, so an invalid one becomes an empty one; see lay-out-comparison.ts. */
  comparison: block(
    'comparison',
    {
      ...withText,
      columns: listOf(comparisonColumn.catch({ label: '', path: '' })),
      rows: listOf(z.object({ label: text, values: listOf(comparisonValue.catch({ mark: null, text: '' })) })),
    },
    { columns: true, rows: { populate: { values: true } } },
  ),
  'call-to-action': block('call-to-action', { ...withText, link: linkSchema }, { link: true }),
  'size-guide': block('size-guide', withText),
  'size-adviser': block('size-adviser', withText),
  'product-finder': block('product-finder', withText),
  cart: block('cart', { title: text, emptyTitle: text, emptyText: text, link: linkSchema }, { link: true }),
  checkout: block('checkout', { title: text }),
  profile: block('profile', { title: text }),
  'guarantee-notice': block('guarantee-notice', withText),
  registrations: block('registrations', withText),
  'recall-list': block('recall-list', withText),
  'contact-details': block('contact-details', withText),
  withdrawal: block('withdrawal', withText),
  /** `consent` is what a subscriber agrees to, word for word. */
  newsletter: block('newsletter', { ...withText, consent: text }),
  form: block(
    'form',
    {
      ...withText,
      /** Slug of a composed form; empty if it is not published. */
      form: z
        .object({ slug: z.string() })
        .nullish()
        .transform((form) => form?.slug ?? ''),
    },
    { form: { fields: ['slug'] } },
  ),
};

type Known = { [K in keyof typeof known]: z.output<(typeof known)[K]['schema']> };

/** A component this storefront does not support. `name` is the component's name. */
interface UnknownBlock {
  kind: 'unknown';
  id: string;
  title: string;
  name: string;
}

export type Block = Known[keyof Known] | UnknownBlock;

/** Populate query for all blocks: a dynamic zone only sends the components listed here. */
export const BLOCKS: QueryValue = {
  on: Object.fromEntries(Object.entries(known).map(([kind, { populate }]) => [`blocks.${kind}`, populate])),
};

const isKnown = (kind: string): kind is keyof typeof known => Object.hasOwn(known, kind);

/**
 * Reads a block by its `__component`, such as `blocks.hero`. A component without a view becomes an `unknown` block; one
 * whose fields don't fit its kind fails, and is left out of its page.
 */
export const blockSchema = z
  .looseObject({ __component: z.string(), id })
  .transform(({ __component, ...fields }, issue): Block => {
    const kind = __component.replace(/^blocks\./, '');
    if (!isKnown(kind)) return { kind: 'unknown', id: fields.id, title: '', name: __component };
    const parsed = known[kind].schema.safeParse({ ...fields, kind });
    if (parsed.success) return parsed.data;
    issue.addIssue(`Invalid block of kind ${kind}`);
    return z.NEVER;
  });
