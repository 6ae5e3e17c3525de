import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { type StoredForm } from '../../domain/form-fields';
import { type Locale } from '../../../contract/locales';
import { FIELD_TYPES, type PublicForm, VISIBILITIES, FIELD_WIDTHS } from '../../../contract/forms';

const MEGABYTE = 1024 * 1024;

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

const fieldSchema = z
  .object({
    name: z.string(),
    type: z.enum(FIELD_TYPES),
    label: text,
    help: text,
    options: z
      .array(z.object({ label: text, value: text, group: text, help: text }))
      .nullish()
      .transform((options) => options ?? []),
    rules: text,
    visibility: z.enum(VISIBILITIES).nullish(),
    width: z.enum(FIELD_WIDTHS).nullish(),
    multiple: z.boolean().nullish(),
    accept: text,
    maxSizeMb: z.number().nullish(),
    autocomplete: text,
    onValue: text,
    offValue: text,
  })
  .transform(({ maxSizeMb, visibility, width, multiple, ...field }) => ({
    ...field,
    // Checkboxes validate on change, other fields on blur.
    visibility: visibility ?? (field.type === 'checkbox' || field.type === 'checkboxes' ? 'dirty' : 'blur'),
    width: width ?? 'full',
    multiple: multiple ?? false,
    maxSize: (maxSizeMb ?? 5) * MEGABYTE,
  }));

const formSchema = z
  .object({
    documentId: z.string(),
    slug: z.string(),
    title: text,
    intro: text,
    submitLabel: text,
    successTitle: text,
    successText: text,
    captcha: z.boolean().nullish(),
    retentionDays: z.number().nullish(),
    confirmSender: z.boolean().nullish(),
    fields: z.array(fieldSchema),
  })
  .transform(({ documentId, captcha, retentionDays, confirmSender, ...form }) => ({
    id: documentId,
    ...form,
    captcha: captcha ?? true,
    retentionDays: retentionDays ?? 365,
    confirmSender: confirmSender ?? false,
  }));

/** The published form in one language; null if missing. */
export async function readForm(strapi: Core.Strapi, slug: string, locale: Locale): Promise<StoredForm | null> {
  const entry: unknown = await strapi.documents('api::form.form').findFirst({
    locale,
    status: 'published',
    filters: { slug },
    populate: { fields: { populate: { options: true } } },
  } as never);
  return entry ? formSchema.parse(entry) : null;
}

/** The form without internal settings. */
export function publicForm({ retentionDays: _, confirmSender: __, ...form }: StoredForm): PublicForm {
  return form;
}
