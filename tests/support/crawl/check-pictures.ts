import type { Ask } from './crawl';
import type { Fault } from './types';

/** A picture that the shop draws. */
const DRAWN = /\/media\/og\/(?<locale>[a-z]+)\/(?<kind>[a-z]+)\//;

/**
 * Whether the pictures that pages show when they are sent to others are there. Of the drawn ones only the first of a kind and of a
 * language is really drawn. The entity tag of the others is the version in their address: "not modified" says that the entry is
 * there and looks as the page says.
 */
export async function checkPictures(pictures: ReadonlyMap<string, string>, ask: Ask): Promise<Fault[]> {
  const errors: Fault[] = [];
  const seen = new Set<string | undefined>();
  for (const [src, url] of pictures) {
    const { locale, kind } = DRAWN.exec(src)?.groups ?? {};
    const isKnown = kind !== undefined && seen.has(locale) && seen.has(kind);
    seen.add(locale).add(kind);
    const version = new URL(src).searchParams.get('v');
    const answer = await ask(src, isKnown ? { headers: { 'if-none-match': `"${version}"` } } : {});
    const type = String(answer.headers['content-type'] ?? '');
    const isPicture = kind === undefined ? type.startsWith('image/') : type === 'image/png';
    if (isKnown ? answer.status === 304 : answer.status === 200 && isPicture) continue;
    errors.push({ rule: 'og:image', url, detail: `${src} answers ${answer.status} ${type}` });
  }
  return errors;
}
