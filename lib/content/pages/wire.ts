import { z } from 'zod';
import { listOf, number, seoSchema, text } from '@/lib/backend/schemas/common';
import { mediaSchema } from '@/lib/backend/schemas/media';
import { blockSchema } from './blocks';
import type { Block } from './blocks';

const id = z.union([z.string(), z.number()]).transform(String);

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
  registrations: listOf(z.object({ country: z.string(), scheme: z.string().min(1), number: z.string().min(1) })),
  socialLinks: listOf(z.object({ network: z.enum(networks), url: z.url({ protocol: /^https?$/ }) })),
  profileSlug: text,
  timeZone: z
    .string()
    .nullish()
    .transform((zone) => zone || 'Europe/Amsterdam'),
  minimumAge: number(3),
  requireAddition: z.boolean().nullish(),
  cartReminderHours: z.number().nullish(),
  seo: seoSchema,
});
export type WireSettings = z.infer<typeof wireSettings>;
