import { describe, expect, it } from 'vitest';
import { type PageRow, buildPagePath, findIn } from './page-tree';

const row = (id: string, slug: string, parent: string | null = null, locale = 'nl'): PageRow => ({
  id,
  slug,
  parent,
  locale,
});

describe('buildPagePath', () => {
  const pages = [
    row('1', 'home'),
    row('2', 'hulp'),
    row('3', 'maten', '2'),
    row('3', 'sizes', '2', 'en'),
    row('4', 'a', '5'),
    row('5', 'b', '4'),
    row('6', 'over', '1'),
  ];
  const path = (index: number) => buildPagePath(pages[index] ?? row('x', 'x'), findIn(pages));

  it('joins the slugs from the root down', () => {
    expect([path(0), path(1), path(2)]).toEqual([[], ['hulp'], ['hulp', 'maten']]);
  });
  it('omits home as a parent too', () => {
    expect(path(6)).toEqual(['over']);
  });
  it('has no path below a parent missing in the language, or in a cycle', () => {
    expect([path(3), path(4)]).toEqual(['parent missing', 'circle']);
  });
});
