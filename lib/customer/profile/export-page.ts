import { fill } from '@/lib/forms/fill-template';
import type { ExportLabels } from './export-labels';
import { INTERNAL_EXPORT_KEYS, type READABLE_EXPORT_KEYS } from '@/backend/contract/account-export';
import { formatDate } from '@/backend/contract/dates';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { formatMoney } from '@/backend/contract/money';

/** Keys whose values are cents. */
const MONEY = new Set([
  'subtotal',
  'discount',
  'shipping',
  'vat',
  'total',
  'giftCardAmount',
  'balance',
  'credit',
  'withheld',
  'unitPrice',
  'amount',
  'refunded',
  'chargedBack',
]);
const INTERNAL: ReadonlySet<string> = new Set(INTERNAL_EXPORT_KEYS);
const TIMESTAMP = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

interface Context {
  labels: ExportLabels;
  locale: Locale;
  currency: string;
}

/** Renders the whole export as a self-contained page without scripts or external resources. */
export function renderExportPage(json: unknown, exportLabels: ExportLabels, locale: Locale): string {
  const data = isRecord(json) && isRecord(json['data']) ? json['data'] : json;
  const sections = isRecord(data) ? Object.entries(data).filter(([key]) => !INTERNAL.has(key)) : [];
  const context: Context = { labels: exportLabels, locale, currency: 'EUR' };
  const title = escapeHtml(fill(exportLabels.labels.title, { site: exportLabels.site }));
  const made = isRecord(data) && typeof data['exportedAt'] === 'string' ? data['exportedAt'] : new Date().toISOString();
  const body = sections.map(
    ([key, value]) => `<section><h2>${labelOf(key, exportLabels)}</h2>${renderValue(value, key, context)}</section>`,
  );
  return `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer">
<title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${escapeHtml(fill(exportLabels.labels.made, { date: formatTimestamp(made, context) }))}</p>
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

const labelOf = (key: string, { labels }: ExportLabels): string => {
  const known: Record<string, string> = labels.words satisfies Record<(typeof READABLE_EXPORT_KEYS)[number], string>;
  return escapeHtml(Object.hasOwn(known, key) ? (known[key] ?? key) : key);
};

function renderValue(value: unknown, key: string, context: Context): string {
  const { labels } = context.labels;
  if (isEmpty(value)) return `<p>${escapeHtml(labels.none)}</p>`;
  if (Array.isArray(value))
    return `<ol>${value.map((entry) => `<li>${renderValue(entry, key, context)}</li>`).join('')}</ol>`;
  return isRecord(value) ? renderRecord(value, context) : escapeHtml(formatPlain(value, key, context));
}

/** Renders an object without its empty values. */
function renderRecord(record: Record<string, unknown>, context: Context): string {
  const { currency } = record;
  const inner = typeof currency === 'string' ? { ...context, currency } : context;
  const rows = Object.entries(record).filter(([key, value]) => !INTERNAL.has(key) && !isEmpty(value));
  return `<dl>${rows.map(([key, value]) => `<dt>${labelOf(key, context.labels)}</dt><dd>${renderValue(value, key, inner)}</dd>`).join('')}</dl>`;
}

function formatPlain(value: unknown, key: string, context: Context): string {
  const { labels } = context.labels;
  if (typeof value === 'boolean') return value ? labels.yes : labels.no;
  if (typeof value === 'number' && MONEY.has(key)) {
    return formatMoney({ amount: value, currency: context.currency }, LOCALE_SETTINGS[context.locale].tag);
  }
  const text = String(value);
  return TIMESTAMP.test(text) ? formatTimestamp(text, context) : text;
}

const formatTimestamp = (iso: string, { locale, labels }: Context): string =>
  formatDate(
    new Intl.DateTimeFormat(LOCALE_SETTINGS[locale].tag, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: labels.timeZone,
    }),
    new Date(iso),
  );
