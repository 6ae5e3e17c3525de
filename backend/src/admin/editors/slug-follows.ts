interface Written {
  slug: string;
  /** Title when the form was opened. */
  openedTitle: string;
  /** The last slug that was made from a title in this form; null before. */
  made: string | null;
  /** What Strapi calls an entry without a title: `page`, `product`, … */
  kind: string;
}

const plain = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** `base`, or `base-2` where another entry has it. */
const isNumbered = (slug: string, base: string): boolean =>
  base !== '' && (slug === base || (slug.startsWith(`${base}-`) && /^\d+$/.test(slug.slice(base.length + 1))));

/** Whether a slug still is what a title (or its absence) made it, so that it may follow the title. */
export const followsTitle = ({ slug, openedTitle, made, kind }: Written): boolean =>
  slug === '' || slug === made || isNumbered(slug, kind) || isNumbered(slug, plain(openedTitle));
