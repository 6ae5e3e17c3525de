import { POOL, savedPath } from './pool-config';
import type { SavedLesson } from './saved-lesson';

/** Texts of the pages, in the language in which a lesson was saved. */
export interface OfflineTexts {
  listTitle: string;
  listText: string;
  listEmpty: string;
  checkTitle: string;
  checkText: string;
  toList: string;
  toShop: string;
  goal: string;
  cues: string;
  game: string;
  stop: string;
  safety: string;
}

export interface OfflineLesson {
  id: string;
  title: string;
  /** BCP 47. */
  language: string;
  goal: string;
  /** "With 6 floats"; empty if the lesson says nothing. */
  floats: string;
  cues: string[];
  game: { title: string; text: string } | null;
  stopSigns: string[];
  /** Label of the captions; null without. */
  captions: string | null;
  hasPoster: boolean;
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

const STYLE = `*{box-sizing:border-box}body{margin:0 auto;max-width:46rem;padding:1rem;color:#12384a;background:#fff;font:1.125rem/1.5 ui-rounded,system-ui,sans-serif;overflow-wrap:anywhere}h1{font-size:1.75rem;line-height:1.15}h2{margin:0 0 .5rem;font-size:1.25rem}video{display:block;width:100%;border-radius:1rem;background:#12384a}section,.safety{margin:1rem 0;padding:1rem 1.25rem;border-radius:1.25rem;background:#d9f0f0}.stop{background:#fdeae6}.stop h2{color:#ad2a1c}.safety{background:#ffe9b8;font-weight:600}.cues{font-size:1.5rem;line-height:1.3}ul,ol{margin:0;padding-left:1.3em}p{margin:0 0 .75rem}a{display:inline-block;min-height:2.75rem;padding:.5rem 0;color:#0a5f6a;font-weight:700}a:focus-visible,video:focus-visible{outline:3px solid #0a5f6a;outline-offset:3px;border-radius:4px}`;

const document = (language: string, title: string, body: string): string =>
  `<!doctype html><html lang="${escape(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;

const heading = (text: string): string => `<h1>${escape(text)}</h1>`;
const paragraph = (text: string): string => (text ? `<p>${escape(text)}</p>` : '');
const link = (path: string, text: string): string => `<a href="${escape(path)}">${escape(text)}</a>`;
const items = (list: string[]): string => list.map((item) => `<li>${escape(item)}</li>`).join('');
const section = (title: string, content: string, kind = ''): string =>
  content ? `<section class="${kind}"><h2>${escape(title)}</h2>${content}</section>` : '';

function film({ id, language, captions, hasPoster }: OfflineLesson): string {
  const poster = hasPoster ? ` poster="${savedPath(id, 'poster')}"` : '';
  const track = captions
    ? `<track kind="captions" default src="${savedPath(id, 'captions.vtt')}" srclang="${escape(language)}" label="${escape(captions)}">`
    : '';
  return `<video controls playsinline preload="metadata" src="${savedPath(id, 'film.mp4')}"${poster}>${track}</video>`;
}

/** The pages carry all they need, so their policy allows nothing else. Their only style is `STYLE`. */
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

export const toPage = (html: string): Response => new Response(html, { headers: PAGE_HEADERS });

/** A saved lesson: film with captions, and what its pool card says. No script: there is none to load without a connection. */
export function lessonPage(lesson: OfflineLesson, texts: OfflineTexts): string {
  const { title, language, goal, floats, cues, game, stopSigns } = lesson;
  const body = [
    heading(title),
    film(lesson),
    `<p class="safety">${escape(texts.safety)}</p>`,
    section(texts.goal, paragraph(goal) + paragraph(floats)),
    section(texts.cues, cues.length > 0 ? `<ol class="cues">${items(cues)}</ol>` : ''),
    section(texts.game, game ? `<p><strong>${escape(game.title)}</strong></p>${paragraph(game.text)}` : ''),
    section(texts.stop, stopSigns.length > 0 ? `<ul>${items(stopSigns)}</ul>` : '', 'stop'),
    link(POOL.root, texts.toList),
  ];
  return document(language, title, body.join(''));
}

/** All saved lessons; also shown instead of a page that can not be reached. */
export function listPage(lessons: SavedLesson[], language: string, texts: OfflineTexts): string {
  const rows = lessons.map(({ id, title }) => `<li>${link(savedPath(id), title)}</li>`).join('');
  const list = rows ? `${paragraph(texts.listText)}<ul>${rows}</ul>` : paragraph(texts.listEmpty);
  const safety = `<p class="safety">${escape(texts.safety)}</p>`;
  return document(language, texts.listTitle, heading(texts.listTitle) + list + safety + link('/', texts.toShop));
}

/** Shown when the rights to saved lessons were not checked for too long. */
export const checkPage = (language: string, texts: OfflineTexts): string =>
  document(
    language,
    texts.checkTitle,
    heading(texts.checkTitle) + paragraph(texts.checkText) + link('/', texts.toShop),
  );
