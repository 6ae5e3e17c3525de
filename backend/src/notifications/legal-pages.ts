import { z } from 'zod';
import { colonOf } from '../../contract/colon';
import { LOCALE_SETTINGS, type Locale } from '../../contract/locales';
import { PAGE_SLUGS } from '../../contract/page-slugs';
import { type Db, parseStoredJson } from '../platform/database/row-helpers';
import { cachedPdf } from '../platform/files/cached-pdf';
import { renderSheet } from '../platform/files/pdf-sheet';
import { readRegistrations } from '../platform/settings/registrations';
import { type Paragraph, richTextParagraphs } from './rich-text-paragraphs';

/** Terms and right of withdrawal, by the Dutch permalinks they were seeded with; a renamed page keeps its as a previous one. */
const PERMALINKS = [PAGE_SLUGS.terms, `${PAGE_SLUGS.service}/${PAGE_SLUGS.returns}`];

interface Section {
  title: string;
  paragraphs: Paragraph[];
}

const pageRow = z.object({
  id: z.number(),
  document_id: z.string(),
  title: z.string(),
  slug: z.string(),
  updated_at: z.unknown(),
});
const sectionRow = z.object({ title: z.string().nullable(), body: z.unknown() });

/** The pages that are published in a language; without those that an editor has withdrawn. */
async function findPages(db: Db, locale: Locale): Promise<z.infer<typeof pageRow>[]> {
  const addresses: { path: string; entry: string }[] = await db('entry_addresses')
    .where({ kind: 'page', language: 'nl' })
    .whereIn('path', PERMALINKS)
    .orderByRaw('left_at is not null, left_at desc')
    .select('path', 'entry');
  const entries = PERMALINKS.map((permalink) => addresses.find(({ path }) => path === permalink)?.entry ?? '');
  const rows: unknown[] = await db('pages')
    .whereIn('document_id', entries)
    .where({ locale })
    .whereNotNull('published_at')
    .select('id', 'document_id', 'title', 'slug', 'updated_at');
  const pages = z.array(pageRow).parse(rows);
  return entries.flatMap((entry) => pages.filter((page) => page.document_id === entry));
}

/** The block that lists registrations, which French law wants in the terms (art. R541-173 Code de l'environnement), by page. */
async function readRegistrationSections(db: Db, pages: number[], locale: Locale): Promise<Map<number, Section>> {
  const blocks: { page: number; title: string | null }[] = await db('pages_cmps as part')
    .join('components_blocks_registrations as block', 'block.id', 'part.cmp_id')
    .where('part.component_type', 'blocks.registrations')
    .whereIn('part.entity_id', pages)
    .select('part.entity_id as page', 'block.title');
  const registrations = blocks.length > 0 ? await readRegistrations(db, locale) : [];
  if (registrations.length === 0) return new Map();
  const paragraphs = registrations.map(({ scheme, number }) => ({
    kind: 'text' as const,
    text: `${scheme}${colonOf(locale)} ${number}`,
  }));
  return new Map(blocks.map(({ page, title }) => [page, { title: title ?? '', paragraphs }]));
}

/** Sections of the "conditions" and rich-text blocks of a page, in order; pictures and forms are left out. */
async function readSections(db: Db, page: number, origin: string): Promise<Section[]> {
  const blocks: { id: number; type: string }[] = await db('pages_cmps')
    .where({ entity_id: page })
    .whereIn('component_type', ['blocks.conditions', 'blocks.rich-text'])
    .orderBy('order')
    .select({ id: 'cmp_id', type: 'component_type' });
  const rows: unknown[] = [];
  for (const { id, type } of blocks) {
    const found: unknown[] =
      type === 'blocks.rich-text'
        ? await db('components_blocks_rich_text').where({ id }).select('title', 'body')
        : await db('components_blocks_conditions_cmps as part')
            .join('components_shop_sections as section', 'section.id', 'part.cmp_id')
            .where({ 'part.entity_id': id, 'part.field': 'sections' })
            .orderBy('part.order')
            .select('section.title', 'section.body');
    rows.push(...found);
  }
  return z
    .array(sectionRow)
    .parse(rows)
    .map(({ title, body }) => ({ title: title ?? '', paragraphs: richTextParagraphs(parseStoredJson(body), origin) }));
}

const renderPage = (info: { title: string; author: string; language: string }, sections: Section[]): Promise<Buffer> =>
  renderSheet(info, ({ doc, subheading, paragraph }) => {
    for (const { title, paragraphs } of sections) {
      doc.moveDown(0.6);
      if (title) subheading(title);
      for (const { kind, text } of paragraphs) {
        doc.moveDown(0.3);
        if (kind === 'heading') subheading(text);
        else paragraph(text);
      }
    }
  });

interface Options {
  author: string;
  locale: Locale;
  /** Of the shop, for links within it. */
  origin: string;
}

/** The legal pages of an order as PDFs, without those that are not published. Each is cached until it is published again. */
export async function legalPages(
  db: Db,
  { author, locale, origin }: Options,
): Promise<{ file: Buffer; name: string }[]> {
  const documents: { file: Buffer; name: string }[] = [];
  const pages = await findPages(db, locale);
  const registrations = await readRegistrationSections(
    db,
    pages.map(({ id }) => id),
    locale,
  );
  for (const page of pages) {
    const info = { title: page.title, author, language: LOCALE_SETTINGS[locale].tag };
    const registered = registrations.get(page.id) ?? null;
    // Every publish writes a new row, so its text is only read once.
    const file = await cachedPdf([info, page, origin, registered], async () => {
      const sections = [...(await readSections(db, page.id, origin)), ...(registered ? [registered] : [])];
      return sections.length > 0 ? renderPage(info, sections) : null;
    });
    if (file) documents.push({ file, name: `${page.slug}.pdf` });
  }
  return documents;
}
