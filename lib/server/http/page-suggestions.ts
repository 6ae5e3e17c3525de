import type { ServerResponse } from 'node:http';
import { SUGGESTIONS_HEADER, SUGGESTIONS_PLACEHOLDER } from './suggestions-header';

/** Takes the suggestions of middleware off the response. */
export function takeSuggestions(res: Pick<ServerResponse, 'getHeader' | 'removeHeader'>): string[] {
  const header = res.getHeader(SUGGESTIONS_HEADER);
  res.removeHeader(SUGGESTIONS_HEADER);
  return typeof header === 'string' ? header.split(' ').filter((path) => path.startsWith('/')) : [];
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/** `/shop/zwotter-classic-drijfpak` -> `Zwotter classic drijfpak`. */
export function titleFromPath(path: string): string {
  const words = decodeURIComponent(path.split('/').at(-1) ?? '').replace(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Inserts suggestions into the cached 404 page. They are inserted as text, because rendering the page per URL would fill
 * the cache; React does not hydrate them (see NotFoundView).
 */
export function addSuggestions(view: string, paths: string[]): string {
  if (paths.length === 0) return view;
  const links = paths.map((path) => `<li><a href="${escape(path)}">${escape(titleFromPath(path))}</a></li>`);
  return view.replace(SUGGESTIONS_PLACEHOLDER, () => links.join(''));
}
