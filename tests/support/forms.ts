import { z } from 'zod';
import type { Locale } from '@/backend/contract/locales';
import { PATIENCE_MS } from './time-limits';
import { callBackend, mailUrl } from './shop';

const formSchema = z.object({
  data: z.object({
    slug: z.string(),
    submitLabel: z.string(),
    successTitle: z.string(),
    fields: z.array(
      z.object({
        name: z.string(),
        type: z.string(),
        label: z.string(),
        rules: z.string(),
        options: z.array(z.object({ label: z.string(), value: z.string(), group: z.string().nullish() })),
        multiple: z.boolean(),
        accept: z.string(),
        maxSize: z.number(),
      }),
    ),
  }),
});
export type SeededForm = z.infer<typeof formSchema>['data'];
export type SeededField = SeededForm['fields'][number];

/** A form definition in one language. */
export async function readForm(locale: Locale, slug: string): Promise<SeededForm> {
  const response = await callBackend(`/forms/${slug}?locale=${locale}`);
  return formSchema.parse(await response.json()).data;
}

export function fieldOf(form: SeededForm, name: string): SeededField {
  const field = form.fields.find((candidate) => candidate.name === name);
  if (!field) throw new Error(`no field ${name} in ${form.slug}`);
  return field;
}

export const firstOf = (form: SeededForm, type: string): SeededField => {
  const field = form.fields.find((candidate) => candidate.type === type);
  if (!field) throw new Error(`no field of type ${type} in ${form.slug}`);
  return field;
};

/** The text of a label without the URLs of its links. */
export const wordsOf = (label: string): string => label.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');

export interface Mail {
  subject: string;
  html: string;
  text: string;
  to: { address: string }[];
  replyTo?: { address: string }[];
}

export async function listMails(): Promise<Mail[]> {
  return (await (await fetch(`${mailUrl}/email`)).json()) as Mail[];
}

/** Mails to the shop that contain this text of a sender, once there is one: the sender's own mail may come sooner. */
export async function mailsToShop(words: string, sender: string): Promise<Mail[]> {
  for (const end = Date.now() + PATIENCE_MS; ; ) {
    const mails = (await listMails()).filter(
      ({ subject, text, html, to }) =>
        `${subject}\n${text}\n${html}`.includes(words) && to.every(({ address }) => address !== sender),
    );
    if (mails.length > 0 || Date.now() > end) return mails;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

let counter = 0;
/** A text that no other submission contains. */
export const unique = (word: string): string => `${word}-${process.pid}-${Date.now().toString(36)}-${(counter += 1)}`;

/** The smallest valid image. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Valid values for a form, by field type; files are left out. */
export function fillIn(form: SeededForm): Record<string, string | string[] | boolean> {
  return Object.fromEntries(
    form.fields.filter(({ type }) => type !== 'file').map((field) => [field.name, valueFor(field)]),
  );
}

function valueFor({ type, name, options, rules }: SeededField): string | string[] | boolean {
  const [first] = options;
  switch (type) {
    case 'email':
      return `${unique('visitor')}@example.com`;
    case 'tel':
      return '+31 6 12345678';
    case 'number':
      return '1';
    case 'url':
      return 'https://example.com/otter';
    case 'date':
      return new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    case 'select':
    case 'radio':
      return first?.value ?? '';
    case 'checkboxes':
      return first ? [first.value] : [];
    case 'checkbox':
      return true;
    case 'textarea':
      return 'Is the suit warm enough for the sea in May?';
    default:
      return /matches/.test(rules) || /order/.test(name) ? 'ZW2026-000001' : 'Åsa Öberg';
  }
}
