import { colonOf } from '../../../contract/colon';
import { isLocale } from '../../../contract/locales';

export interface TotalRow {
  label: string;
  value: string;
  strong?: boolean;
}

/** A part of a mail, rendered as both HTML and plain text. */
export type Block =
  | { kind: 'text'; text: string }
  /** Mails say everything in words too: most clients ask before they show a picture. */
  | { kind: 'picture'; url: string; alt: string; width: number; height: number }
  | { kind: 'small'; title?: string; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'link'; text?: string; label: string; url: string }
  | { kind: 'details'; rows: [label: string, value: string][] }
  | { kind: 'lines'; rows: { title: string; detail: string; quantity: number; total: string }[] }
  | { kind: 'totals'; rows: TotalRow[] };

export interface MailContent {
  language: string;
  shop: string;
  title: string;
  blocks: Block[];
  footer: string[];
}

const INK = '#12384a';
const SOFT = '#4b6673';
const LINE = '#d9e6ea';
const FONT = "font-family:'Nunito',Verdana,Arial,sans-serif";

/** An account number or email address is wider than a narrow phone. */
const BREAKS = 'overflow-wrap:anywhere';

/**
 * Colours for readers who prefer a dark screen, by class: a mail program that knows no media queries keeps the light ones of the
 * elements. Without both, some programs invert colours as they like.
 */
const DARK = {
  page: 'background:#0c2430',
  card: 'background:#12384a',
  head: 'background:#0b4a55',
  ink: 'color:#eef6f7',
  soft: 'color:#b6cad2',
  line: 'border-color:#2f5768',
  link: 'color:#86d8e1',
  button: 'background:#86d8e1;color:#0c2430',
} as const;

const important = (style: string): string => style.replace(/(?=;|$)/g, '!important');
/** On a phone a label stands above its value, which would be broken within words beside it. */
const NARROW_STYLE =
  '@media (max-width:480px){.label,.value{display:block!important}.label{border:0!important;padding:8px 0 0!important}.value{padding:0 0 8px!important}}';
const STYLE = `${NARROW_STYLE}:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${Object.entries(DARK)
  .map(([name, style]) => `.${name}{${important(style)}}`)
  .join('')}}`;

/** Attributes of an element with its classes and its style. */
const look = (classes: string, style: string): string => `class="${classes}" style="${style}"`;

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
const multiline = (text: string): string => escapeHtml(text).replace(/\n/g, '<br>');

const cell = (content: string, style = '', tone: 'ink' | 'soft' | 'soft label' | 'ink value' = 'ink'): string =>
  `<td ${look(`line ${tone}`, `padding:8px 0;border-bottom:1px solid ${LINE};vertical-align:top;color:${tone.startsWith('soft') ? SOFT : INK};${style}`)}>${content}</td>`;
const table = (rows: string[]): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 24px">${rows.join('')}</table>`;
const small = (content: string): string =>
  `<p ${look('soft', `margin:0 0 16px;font-size:14px;line-height:1.5;color:${SOFT};${BREAKS}`)}>${content}</p>`;

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 16px;${BREAKS}">${multiline(block.text)}</p>`;
    case 'picture':
      return `<p style="margin:0 0 24px"><img src="${escapeHtml(block.url)}" alt="${escapeHtml(block.alt)}" width="${block.width}" height="${block.height}" style="display:block;width:100%;height:auto;border-radius:12px"></p>`;
    case 'small':
      return small(`${block.title ? `<strong>${escapeHtml(block.title)}</strong><br>` : ''}${multiline(block.text)}`);
    case 'button':
      return `<p style="margin:0 0 24px"><a href="${escapeHtml(block.url)}" ${look('button', 'display:inline-block;padding:14px 24px;background:#0b6f7b;color:#ffffff;font-weight:700;text-decoration:none;border-radius:12px')}>${escapeHtml(block.label)}</a></p>`;
    case 'link':
      return small(
        `${block.text ? `${escapeHtml(block.text)} ` : ''}<a href="${escapeHtml(block.url)}" ${look('link', 'color:#0b6f7b')}>${escapeHtml(block.label)}</a>`,
      );
    case 'details':
      return table(
        block.rows.map(
          ([label, value]) =>
            `<tr>${cell(escapeHtml(label), 'padding-right:16px', 'soft label')}${cell(`<strong>${multiline(value)}</strong>`, BREAKS, 'ink value')}</tr>`,
        ),
      );
    case 'lines':
      return table(
        block.rows.map((row) => {
          const detail = row.detail
            ? `<br><span ${look('soft', `font-size:14px;color:${SOFT}`)}>${escapeHtml(row.detail)}</span>`
            : '';
          return `<tr>${cell(`${row.quantity}&nbsp;×`, 'padding-right:12px;white-space:nowrap')}${cell(`${escapeHtml(row.title)}${detail}`, `width:100%;${BREAKS}`)}${cell(escapeHtml(row.total), 'text-align:right;white-space:nowrap;padding-left:12px')}</tr>`;
        }),
      );
    case 'totals':
      return table(
        block.rows.map(({ label, value, strong }) => {
          const weight = strong ? 'font-weight:700;font-size:17px' : '';
          const tone = strong ? 'ink' : 'soft';
          return `<tr>${cell(escapeHtml(label), `${weight};${BREAKS}`, tone)}${cell(escapeHtml(value), `text-align:right;white-space:nowrap;${weight}`, tone)}</tr>`;
        }),
      );
  }
}

function blockText(block: Block, colon: string): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'picture':
      return block.alt;
    case 'small':
      return block.title ? `${block.title}\n${block.text}` : block.text;
    case 'button':
      return `${block.label}${colon}\n${block.url}`;
    case 'link':
      return `${block.text ? `${block.text} ` : ''}${block.label}${colon}\n${block.url}`;
    case 'details':
      return block.rows.map(([label, value]) => `${label}${colon} ${value.replace(/\n/g, '\n  ')}`).join('\n');
    case 'lines':
      return block.rows
        .map((row) => `${row.quantity} × ${row.title}${row.detail ? ` (${row.detail})` : ''}${colon} ${row.total}`)
        .join('\n');
    case 'totals':
      return block.rows.map((row) => `${row.label}${colon} ${row.value}`).join('\n');
  }
}

/** Uses tables and inline styles, which all mail clients support; the one style sheet is for phones and dark screens. */
export function renderHtml(mail: MailContent): string {
  return `<!doctype html><html lang="${escapeHtml(mail.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(mail.title)}</title><style>${STYLE}</style></head><body ${look('page ink', `margin:0;padding:0;background:#fbf5ea;color:${INK};${FONT};font-size:16px;line-height:1.6`)}><table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${look('page', 'background:#fbf5ea')}><tr><td align="center" style="padding:24px 12px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${look('card', 'max-width:600px;background:#ffffff;border-radius:16px')}><tr><td ${look('head ink', `padding:24px 20px;background:#d9f0f0;border-radius:16px 16px 0 0;font-size:22px;font-weight:800;${FONT};color:${INK}`)}>${escapeHtml(mail.shop)}</td></tr><tr><td ${look('ink', `padding:32px 20px;${FONT};color:${INK};font-size:16px;line-height:1.6`)}><h1 style="margin:0 0 16px;font-size:24px;line-height:1.3;${BREAKS}">${escapeHtml(mail.title)}</h1>${mail.blocks.map(blockHtml).join('')}</td></tr></table><p ${look('soft', `max-width:600px;margin:16px auto 0;font-size:13px;line-height:1.5;color:${SOFT};${FONT};${BREAKS}`)}>${mail.footer.map(multiline).join('<br>')}</p></td></tr></table></body></html>`;
}

export function renderText(mail: MailContent): string {
  const colon = isLocale(mail.language) ? colonOf(mail.language) : ':';
  return `${[mail.title, ...mail.blocks.map((block) => blockText(block, colon)), '--', mail.footer.join('\n')].join('\n\n')}\n`;
}
