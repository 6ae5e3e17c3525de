import { fill } from '@/lib/forms/fill';
import { formatMoney } from '@/lib/core/money';
import type { ExportWords } from './export-labels';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';

/** Cents, wherever they stand in the export. */
const MONEY = new Set([
  'subtotal',
  'discount',
  'shipping',
  'vat',
  'total',
  'unitPrice',
  'amount',
  'refunded',
  'chargedBack',
]);
/** Numbers of the inside that say nothing to a person; the JSON file has them. */
const INTERNAL = new Set(['variantId', 'productId', 'image', 'exportedAt']);
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

interface Context {
  words: ExportWords;
  locale: Locale;
  currency: string;
}

/** The whole export as one page that needs nothing else: no script, no picture, no address but its own. */
export function exportPage(json: unknown, words: ExportWords, locale: Locale): string {
  const data = isRecord(json) && isRecord(json['data']) ? json['data'] : json;
  const sections = isRecord(data) ? Object.entries(data).filter(([key]) => !INTERNAL.has(key)) : [];
  const context: Context = { words, locale, currency: 'EUR' };
  const title = escapeHtml(fill(words.labels.title, { site: words.site }));
  const made = isRecord(data) && typeof data['exportedAt'] === 'string' ? data['exportedAt'] : new Date().toISOString();
  const body = sections.map(
    ([key, value]) => `<section><h2>${nameOf(key, words)}</h2>${show(value, key, context)}</section>`,
  );
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer">
<title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${escapeHtml(fill(words.labels.made, { date: moment(made, context) }))}</p>
${body.join('\n')}
</main></body></html>
`;
}

const STYLE = [
  'body{margin:0;background:#d9f0f0;color:#12384a;font:16px/1.6 system-ui,sans-serif}',
  'main{max-width:48rem;margin:2rem auto;padding:1rem 1.5rem 2rem;border-radius:1.5rem;background:#fff;overflow-wrap:anywhere}',
  'h1{line-height:1.2}h2{margin:2rem 0 .5rem;padding-top:1rem;border-top:2px solid #d9f0f0}',
  'dl{display:grid;grid-template-columns:minmax(7rem,12rem) 1fr;gap:.25rem 1rem;margin:0}dt{color:#44606d}dd{margin:0}',
  'ol{padding:0;list-style:none}ol>li{margin:.75rem 0;padding:.75rem 1rem;border:1px solid #d6e4e5;border-radius:.875rem}',
  '@media(max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:.5rem}}',
].join('');

const nameOf = (key: string, { labels }: ExportWords): string => {
  const known: Record<string, string> = labels.words;
  return escapeHtml(Object.hasOwn(known, key) ? (known[key] ?? key) : key);
};

function show(value: unknown, key: string, context: Context): string {
  const { labels } = context.words;
  if (isEmpty(value)) return `<p>${escapeHtml(labels.none)}</p>`;
  if (Array.isArray(value)) return `<ol>${value.map((entry) => `<li>${show(entry, key, context)}</li>`).join('')}</ol>`;
  return isRecord(value) ? showRecord(value, context) : escapeHtml(showPlain(value, key, context));
}

/** What is empty is left out: a page full of dashes hides what there is. */
function showRecord(record: Record<string, unknown>, context: Context): string {
  const { currency } = record;
  const inner = typeof currency === 'string' ? { ...context, currency } : context;
  const rows = Object.entries(record).filter(([key, value]) => !INTERNAL.has(key) && !isEmpty(value));
  return `<dl>${rows.map(([key, value]) => `<dt>${nameOf(key, context.words)}</dt><dd>${show(value, key, inner)}</dd>`).join('')}</dl>`;
}

function showPlain(value: unknown, key: string, context: Context): string {
  const { labels } = context.words;
  if (typeof value === 'boolean') return value ? labels.yes : labels.no;
  if (typeof value === 'number' && MONEY.has(key)) {
    return formatMoney({ amount: value, currency: context.currency }, LOCALE_SETTINGS[context.locale].tag);
  }
  const text = String(value);
  return MOMENT.test(text) ? moment(text, context) : text;
}

const moment = (iso: string, { locale, words }: Context): string =>
  new Intl.DateTimeFormat(LOCALE_SETTINGS[locale].tag, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: words.timeZone,
  }).format(new Date(iso));
