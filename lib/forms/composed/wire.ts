import { z } from 'zod';
import { listOf, number, text } from '@/lib/backend/schemas/common';
import { FIELD_TYPES, VISIBILITIES, FIELD_WIDTHS } from '@/backend/contract/forms';

/** Field names become object keys, so reserved property names are excluded. */
const NAME = /^[a-z][a-z0-9_]{0,63}$/;
const MEGABYTE = 1024 * 1024;

const wireOption = z.object({ label: text, value: text, group: text, help: text });

const wireField = z.object({
  name: z.string().regex(NAME),
  type: z.enum(FIELD_TYPES),
  label: text,
  help: text,
  options: listOf(wireOption),
  rules: text,
  visibility: z.enum(VISIBILITIES).nullish().catch(null),
  width: z.enum(FIELD_WIDTHS).nullish().catch(null),
  multiple: z.boolean().nullish(),
  accept: text,
  maxSize: number(5 * MEGABYTE),
  autocomplete: text,
  onValue: text,
  offValue: text,
});
export type WireField = z.infer<typeof wireField>;

/** `GET /forms/{slug}`. Invalid fields are dropped. */
export const wireForm = z.object({
  id: z.string(),
  slug: z.string(),
  title: text,
  intro: text,
  submitLabel: text,
  successTitle: text,
  successText: text,
  captcha: z.boolean().nullish(),
  fields: listOf(wireField),
});
export type WireForm = z.infer<typeof wireForm>;
