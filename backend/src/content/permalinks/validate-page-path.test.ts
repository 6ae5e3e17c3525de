import { describe, expect, it } from 'vitest';
import type { PageRow } from '../../domain/page-tree';
import { checkSlug, parseFolderPath, validatePagePath } from './validate-page-path';

const row = (id: string, slug: string, parent: string | null = null, locale = 'nl'): PageRow => ({
  id,
  slug,
  parent,
  locale,
});
const pages = [row('home', 'home'), row('shop', 'shop'), row('help', 'hulp'), row('sizes', 'maten', 'help')];
const fieldOf = (page: PageRow): string | null => {
  const placed = validatePagePath(page, pages);
  return 'error' in placed ? placed.error.field : null;
};

describe('checkSlug', () => {
  it.each(['maten', '2024', 'a-b_c'])('accepts %s', (slug) => {
    expect(checkSlug(slug)).toBeNull();
  });
  it.each(['Maten', 'a.b', '..', '_a', '-a', '~a', 'a b', 'é', 'a/b', '%2e', 'x'.repeat(101)])('refuses %s', (slug) => {
    expect(checkSlug(slug)).not.toBeNull();
  });
});

describe('placePage', () => {
  it('returns the path of a page, and null below a missing parent', () => {
    expect(validatePagePath(row('new', 'nieuw', 'sizes'), pages)).toEqual({ path: ['hulp', 'maten', 'nieuw'] });
    expect(validatePagePath(row('new', 'new', 'sizes', 'en'), pages)).toEqual({ path: null });
  });
  it('rejects a slug of another page in the language, even below another parent', () => {
    expect(fieldOf(row('new', 'maten'))).toBe('slug');
    expect(fieldOf(row('new', 'maten', null, 'en'))).toBeNull();
    expect(fieldOf(row('sizes', 'maten', 'help'))).toBeNull();
  });
  it('rejects a parent below the page itself', () => {
    expect(fieldOf(row('help', 'hulp', 'sizes'))).toBe('parent');
    expect(fieldOf(row('help', 'hulp', 'help'))).toBe('parent');
  });
  it('rejects reserved slugs at the root only', () => {
    for (const slug of ['login', 'api', 'search', 'order', 'favicon-x']) expect(fieldOf(row('new', slug))).toBe('slug');
    expect(fieldOf(row('new', 'login', 'help'))).toBeNull();
    expect(fieldOf(row('new', 'login', 'home'))).toBe('slug');
  });
  it('rejects a home page below another page', () => {
    expect(validatePagePath(row('home', 'home', 'help'), pages)).toMatchObject({ error: { field: 'parent' } });
    expect(fieldOf(row('home', 'home'))).toBeNull();
  });
  it('rejects paths that are too deep', () => {
    const deep = ['a', 'b', 'c', 'd', 'e', 'f'].map((slug, at, all) => row(slug, slug, all[at - 1] ?? null));
    expect(validatePagePath(row('g', 'g', 'f'), deep)).toMatchObject({ error: { field: 'parent' } });
  });
});

it('parses the paths of products, articles and levels', () => {
  expect(parseFolderPath('es', ['tienda', 'x'])).toEqual({ kind: 'product', slug: 'x' });
  expect(parseFolderPath('sv', ['blogg', 'x'])).toEqual({ kind: 'article', slug: 'x' });
  expect(parseFolderPath('de', ['course', 'x'])).toEqual({ kind: 'level', slug: 'x' });
  expect(parseFolderPath('de', ['academy', 'x'])).toBeNull();
  expect(parseFolderPath('nl', ['shop'])).toBeNull();
});
