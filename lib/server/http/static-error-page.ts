import de from '@/messages/de.json';
import en from '@/messages/en.json';
import es from '@/messages/es.json';
import fr from '@/messages/fr.json';
import nl from '@/messages/nl.json';
import sv from '@/messages/sv.json';
import { type ErrorPageKind, errorPageStatus } from './error-page-kinds';
import { type Locale } from '@/backend/contract/locales';

const messages = { nl, en, de, es, fr, sv };
const TEXTS = { 'not-found': '404', unavailable: '503', error: 'error' } as const;

/** Minimal error page used when Next cannot render one. */
export function staticErrorPage(locale: Locale, kind: ErrorPageKind): string {
  const { title, text, btn } = messages[locale].general[TEXTS[kind]];
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body><main data-http-status="${errorPageStatus(kind)}"><h1>${title}</h1><p>${text}</p><p><a href="/">${btn}</a></p></main></body></html>`;
}
