import { z } from 'zod';
import type { Block } from './types';
import { linkSchema, listOf, number, seoSchema, text } from '@/lib/backend/schemas/common';
import { mediaSchema, pictureSchema } from '@/lib/backend/schemas/media';
import { parseMarkdown } from './markdown';
import { toPlainText } from './plain-text';
import { richTextSchema } from './rich-text-wire';

const id = z.union([z.string(), z.number()]).transform(String);

const block = <K extends Block['kind'], S extends z.ZodRawShape>(kind: K, shape: S) =>
  z.object({ kind: z.literal(kind), id, ...shape });

const withText = { title: text, text };

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

/** A block that is not in this list (made by a newer backend) is left out. */
const knownBlock = z.discriminatedUnion('kind', [
  block('hero', { eyebrow: text, ...withText, picture: pictureSchema, primary: linkSchema, secondary: linkSchema }),
  block('rich-text', { title: text, body: richTextSchema }),
  block('image-text', {
    title: text,
    text: richTextSchema,
    picture: pictureSchema,
    side: z
      .enum(['left', 'right'])
      .nullish()
      .transform((side) => side ?? ('left' as const)),
    link: linkSchema,
  }),
  block('steps', { title: text, items: listOf(z.object(withText)) }),
  block('product-listing', { ...withText, pageSize: number(12) }),
  block('product-teasers', { ...withText, count: number(3) }),
  block('article-list', { ...withText, pageSize: number(7) }),
  block('review-list', withText),
  block('academy-overview', withText),
  block('faq', { title: text, anchor: unnamed, groups: ungrouped, items: listOf(wireQuestion) }),
  block('reviews', { ...withText, items: listOf(z.object({ quote: text, name: text, detail: text })) }),
  block('call-to-action', { ...withText, link: linkSchema }),
  block('size-guide', withText),
  block('cart', { title: text, emptyTitle: text, emptyText: text, link: linkSchema }),
  block('checkout', { title: text }),
  block('profile', { title: text }),
  block('guarantee-notice', withText),
  block('contact-details', withText),
  block('withdrawal', withText),
  block('form', {
    ...withText,
    form: z
      .object({ slug: z.string() })
      .nullish()
      .transform((form) => form?.slug ?? ''),
  }),
]);

/** `__component: "blocks.hero"` names the block. */
const blockSchema = z
  .looseObject({ __component: z.string() })
  .transform(({ __component, ...rest }) => ({ ...rest, kind: __component.replace(/^blocks\./, '') }))
  .pipe(knownBlock);

export const wirePage = z.object({
  id: z.string(),
  title: text,
  slug: z.string(),
  noindex: z.boolean().nullish(),
  seo: seoSchema,
  blocks: listOf<Block>(blockSchema),
});
export type WirePage = z.infer<typeof wirePage>;

/** An item of `GET /navigation/render/{slug}`. */
export const wireMenuItem = z.object({ id, title: text, path: text });

export const wireLocale = z.object({ code: z.string() });

/** `GET /slugify/slugs/page/{slug}`. */
export const wireSlug = z.object({
  id: z.string(),
  slug: z.string(),
  localizations: listOf(z.object({ slug: z.string(), locale: z.string() })),
});

const networks = ['facebook', 'instagram', 'linkedin', 'x', 'tiktok'] as const;

export const wireSettings = z.object({
  siteName: text,
  tagline: text,
  logo: mediaSchema,
  promoText: text,
  promoPath: text,
  footerText: text,
  paymentText: text,
  guarantee: z
    .object({ title: text, duration: text, text, pageLabel: text, pagePath: text, euLabel: text, euUrl: text })
    .nullish(),
  companyName: text,
  companyAddress: text,
  chamberOfCommerce: text,
  vatNumber: text,
  contactEmail: text,
  contactPhone: text,
  socialLinks: listOf(z.object({ network: z.enum(networks), url: z.url({ protocol: /^https?$/ }) })),
  profileSlug: text,
  timeZone: z
    .string()
    .nullish()
    .transform((zone) => zone || 'Europe/Amsterdam'),
  deliveryMinDays: number(1),
  deliveryMaxDays: number(3),
  minimumAge: number(3),
  defaultShippingCost: number(3.95),
  requireAddition: z.boolean().nullish(),
  seo: seoSchema,
});
export type WireSettings = z.infer<typeof wireSettings>;
