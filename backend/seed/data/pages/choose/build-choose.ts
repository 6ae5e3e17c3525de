import type { SeedComparisonRow, SeedComparisonValue } from '../../../comparison-types';
import type { SeedBlock, SeedLocale, SeedPageText } from '../../../types';
import { pageSlugs, paths } from '../../paths';

/** Words, or yes or no with words. */
type Cell = string | SeedComparisonValue;
type Row = [label: string, first: Cell, second: Cell, third: Cell];

export const yes = (text: string): SeedComparisonValue => ({ mark: 'yes', text });
export const no = (text: string): SeedComparisonValue => ({ mark: 'no', text });

interface ChooseText {
  title: string;
  seo: SeedPageText['seo'];
  intro: [title: string, text: string];
  finder: [title: string, text: string];
  models: { title: string; text: string; rows: Row[] };
  water: string;
  aids: { title: string; text: string; columns: [string, string, string]; rows: Row[] };
  advice: string;
  cta: [title: string, text: string, label: string];
}

const toRow = ([label, ...cells]: Row): SeedComparisonRow => ({
  label,
  values: cells.map((cell) => (typeof cell === 'string' ? { text: cell } : cell)),
});

/** The page that helps to choose: the models, other aids, and what lasts. The same order in every language. */
export function buildChoose(locale: SeedLocale, text: ChooseText): SeedPageText {
  const { shop, classic, mini, pro } = paths[locale];
  const blocks: SeedBlock[] = [
    { kind: 'intro', title: text.intro[0], text: text.intro[1], picture: 'scenes/at-the-pool.webp' },
    { kind: 'product-finder', title: text.finder[0], text: text.finder[1] },
    {
      kind: 'comparison',
      title: text.models.title,
      text: text.models.text,
      columns: [
        { label: 'Classic', path: classic },
        { label: 'Mini', path: mini },
        { label: 'Pro', path: pro },
      ],
      rows: text.models.rows.map(toRow),
    },
    { kind: 'rich-text', body: text.water },
    {
      kind: 'comparison',
      title: text.aids.title,
      text: text.aids.text,
      columns: text.aids.columns.map((label) => ({ label })),
      rows: text.aids.rows.map(toRow),
    },
    { kind: 'rich-text', body: text.advice },
    { kind: 'call-to-action', title: text.cta[0], text: text.cta[1], link: { label: text.cta[2], path: shop } },
  ];
  return { title: text.title, slug: pageSlugs.choose[locale], seo: text.seo, blocks };
}
