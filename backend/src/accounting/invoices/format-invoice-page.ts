import { formatDate } from '../../../contract/dates';
import { BASE_CURRENCY, formatMoney } from '../../../contract/money';
import { addressLines } from '../../../contract/address-style';
import { countryName } from '../../../contract/country-names';
import type { OrderAddress } from '../../../contract/order';
import { vatOf } from '../../domain/vat';
import { MESSAGES, type Messages, fill } from '../../platform/mail/messages';
import { namePromotion } from '../../orders/promotions/name-promotion';
import { HOME_COUNTRY } from '../../platform/settings/shop-settings';
import { withMethod } from '../../orders/records/with-method';
import type { Day, InvoiceData, InvoiceLine } from './invoice-data';
import { formatLineOptions } from '../../orders/records/format-line-options';
import { LOCALE_SETTINGS, type Locale } from '../../../contract/locales';
import { METHOD_NAMES } from '../../../contract/payment-methods';

export interface PageRow {
  title: string;
  details: string[];
  /** One per column after the first. */
  cells: string[];
}

/** An invoice as localized, formatted text, ready for rendering. */
export interface InvoicePage {
  language: string;
  brand: string;
  heading: string;
  sender: string[];
  parties: { title: string; lines: string[] }[];
  facts: [label: string, value: string][];
  columns: string[];
  rows: PageRow[];
  vatTitle: string;
  vatColumns: string[];
  vatRows: string[][];
  totals: { label: string; value: string; strong: boolean }[];
  notes: string[];
  footer: string;
  /** With `{page}` and `{pages}`. */
  pageOf: string;
  continued: string;
}

function partyLines(address: OrderAddress, name: string, locale: Locale): string[] {
  const { firstname, lastname, country } = address;
  return [
    `${firstname} ${lastname}`.trim() || name,
    ...addressLines(address, address.format),
    countryName(country, locale),
  ].filter((line) => line.trim() !== '');
}

/** Formatters for the language and currency of an invoice. */
function createFormatters({ language, currency, delivery }: InvoiceData) {
  const tag = LOCALE_SETTINGS[language].tag;
  const texts: Messages = MESSAGES[language];
  // Calendar days must not shift with the server's time zone.
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    locale: language,
    texts,
    text: texts.document,
    shipping: withMethod(texts.document.shipping, delivery ?? null, texts.common),
    money: (cents: number): string => formatMoney({ amount: cents, currency }, tag),
    day: (day: Day): string => formatDate(days, new Date(`${day}T00:00:00Z`)),
    percent: (rate: number): string => fill(texts.document.percent, { rate: rate.toLocaleString(tag) }),
  };
}
type Formatters = ReturnType<typeof createFormatters>;

function methodName(method: string | null, { text }: Formatters): string {
  if (!method) return '';
  const local: Record<string, string> = text.methods;
  return METHOD_NAMES[method] ?? local[method] ?? method;
}

function detailRows(invoice: InvoiceData, writing: Formatters): [string, string][] {
  const { text, texts, day } = writing;
  const { corrects, order, supplied, payment } = invoice;
  const method = methodName(payment?.method ?? null, writing);
  const rows: [string, string][] = [
    [text.number, invoice.number],
    [text.issuedOn, day(invoice.issuedOn)],
  ];
  if (corrects)
    rows.push([text.corrects, fill(text.correctedOf, { number: corrects.number, date: day(corrects.issuedOn) })]);
  rows.push([texts.common.orderNumber, order.number], [texts.common.placedAt, day(order.placedOn)]);
  if (!corrects) rows.push([supplied.prepaid ? text.prepaidOn : text.suppliedOn, day(supplied.on)]);
  if (!corrects && method) rows.push([text.payment, method]);
  return rows;
}

const isArticle = ({ source }: InvoiceLine): boolean => typeof source === 'number';

function lineTitle(line: InvoiceLine, { text, shipping }: Formatters): string {
  if (line.source === 'shipping') return shipping;
  if (line.source === null) return line.gross < 0 ? text.less : text.more;
  return line.title;
}

function lineDetails(line: InvoiceLine, { text, locale, money }: Formatters): string[] {
  if (!isArticle(line)) return [];
  const details = [formatLineOptions(line, locale), fill(text.sku, { sku: line.sku })];
  if (Math.abs(line.quantity) > 1) details.push(fill(text.each, { price: money(line.unitPrice) }));
  if (line.credit && line.quantity > 0)
    details.push(fill(text.credit, { usual: money(line.unitPrice + line.credit), credit: money(line.credit) }));
  if (line.discount !== 0) details.push(fill(text.discount, { amount: money(-line.discount) }));
  return details.filter(Boolean);
}

function pageRow(line: InvoiceLine, writing: Formatters): PageRow {
  const { money, percent } = writing;
  return {
    title: lineTitle(line, writing),
    details: lineDetails(line, writing),
    cells: [
      isArticle(line) ? String(line.quantity) : '',
      isArticle(line) ? money(line.unitPrice - vatOf(line.unitPrice, line.rate)) : '',
      line.supply === 'voucher' ? writing.text.outside : percent(line.rate),
      money(line.net),
      money(line.vat),
      money(line.gross),
    ],
  };
}

/** Per rate only: the split into goods and services matters for the One Stop Shop return, not to customers. */
function rateRows(invoice: InvoiceData, { money, percent }: Formatters): string[][] {
  const totals = invoice.totals.filter(({ supply }) => supply !== 'voucher');
  const rates = [...new Set(totals.map((total) => total.rate))];
  return rates.map((rate) => {
    const sum = (key: 'net' | 'vat' | 'gross'): number =>
      totals.filter((total) => total.rate === rate).reduce((amount, total) => amount + total[key], 0);
    return [percent(rate), money(sum('net')), money(sum('vat')), money(sum('gross'))];
  });
}

function noteLines(invoice: InvoiceData, { text, texts, locale, day, money }: Formatters): string[] {
  const { corrects, codes, country, role, payment, vatIn, giftCard } = invoice;
  const notes: string[] = [];
  if (corrects) {
    const note = role === 'credit' ? text.creditNote : text.correctionNote;
    notes.push(fill(note, { number: corrects.number, date: day(corrects.issuedOn) }));
  } else {
    notes.push(payment ? fill(text.paid, { date: day(payment.on) }) : text.free);
  }
  if (giftCard) notes.push(fill(text.giftCard, { amount: money(giftCard) }));
  if (invoice.totals.some(({ supply }) => supply === 'voucher')) notes.push(text.voucher);
  for (const promotion of invoice.promotions ?? []) {
    const words = { promotion: namePromotion(promotion, locale), amount: money(-promotion.amount) };
    notes.push(`${fill(texts.common.promotion, words)}.`);
  }
  if (codes.length > 0) notes.push(fill(text.codes, { codes: codes.join(', ') }));
  if (country !== HOME_COUNTRY) notes.push(fill(text.oss, { country: countryName(country, invoice.language) }));
  if (vatIn) {
    const { tag } = LOCALE_SETTINGS[invoice.language];
    const foreign = vatIn.currency === BASE_CURRENCY ? invoice.currency : vatIn.currency;
    const rate = `${vatIn.rate.toLocaleString(tag, { maximumFractionDigits: 6 })} ${foreign}`;
    notes.push(
      fill(text.vatIn, {
        vat: formatMoney({ amount: vatIn.vat, currency: vatIn.currency }, tag),
        rate,
        date: day(vatIn.on),
      }),
    );
  }
  return notes;
}

function parties(invoice: InvoiceData, { text }: Formatters): InvoicePage['parties'] {
  const { billing, shipping, name } = invoice.buyer;
  const address = billing ?? shipping;
  const lines = address ? partyLines(address, name, invoice.language) : [name];
  const buyer = { title: text.billTo, lines };
  if (!billing || !shipping) return [buyer];
  return [buyer, { title: text.deliverTo, lines: partyLines(shipping, name, invoice.language) }];
}

/** Formats an invoice or credit note in its language. */
export function formatInvoicePage(invoice: InvoiceData): InvoicePage {
  const writing = createFormatters(invoice);
  const { text, texts, money } = writing;
  const { seller } = invoice;
  const registered = [
    seller.chamberOfCommerce && fill(texts.common.chamberOfCommerce, { number: seller.chamberOfCommerce }),
    seller.vatNumber && fill(texts.common.vatNumber, { number: seller.vatNumber }),
  ].filter(Boolean);
  const { columns } = text;
  return {
    language: LOCALE_SETTINGS[invoice.language].tag,
    brand: seller.siteName,
    heading: `${text.titles[invoice.role]} ${invoice.number}`,
    sender: [
      seller.name,
      ...seller.address.split('\n'),
      ...registered,
      ...(seller.email ? [fill(text.email, { email: seller.email })] : []),
    ].filter((line) => line.trim() !== ''),
    parties: parties(invoice, writing),
    facts: detailRows(invoice, writing),
    columns: [columns.item, columns.quantity, columns.unitPrice, columns.rate, columns.net, columns.vat, columns.gross],
    rows: invoice.lines.map((line) => pageRow(line, writing)),
    vatTitle: text.vatTitle,
    vatColumns: [columns.rate, columns.net, columns.vat, columns.gross],
    vatRows: rateRows(invoice, writing),
    totals: [
      { label: text.netTotal, value: money(invoice.net), strong: false },
      { label: text.vatTotal, value: money(invoice.vat), strong: false },
      { label: text.grossTotal, value: money(invoice.total), strong: true },
    ],
    notes: noteLines(invoice, writing),
    footer: [seller.name, seller.address]
      .filter(Boolean)
      .join(', ')
      .replace(/\s*\n\s*/g, ', '),
    pageOf: text.page,
    continued: text.continued,
  };
}
