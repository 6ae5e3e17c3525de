import { z } from 'zod';
import { LOCALE_SETTINGS, type Locale } from '../../contract/locales';
import { type Db, parseStoredJson } from '../platform/database/row-helpers';
import { cachedPdf } from '../platform/files/cached-pdf';
import { renderSheet } from '../platform/files/pdf-sheet';
import { readCompany } from '../platform/settings/company';
import { type Paragraph, richTextParagraphs } from './rich-text-paragraphs';

/** Legal pages by the Dutch permalink they were seeded with; a renamed page keeps it as a previous permalink. */
export const LEGAL_PAGES = { terms: 'algemene-voorwaarden', withdrawal: 'klantenservice/retourneren' } as const;

interface Section {
  title: string;
  paragraphs: Paragraph[];
}

const pageRow = z.object({ id: z.number(), title: z.string(), slug: z.string(), updated_at: z.unknown() });
const sectionRow = z.object({ title: z.string().nullable(), body: z.unknown() });

/** The published page in a language; null if an editor has withdrawn it. */
async function findPage(db: Db, permalink: string, locale: Locale): Promise<z.infer<typeof pageRow> | null> {
  const entry: { entry: string } | undefined = await db('entry_addresses')
    .where({ kind: 'page', language: 'nl', path: permalink })
    .orderByRaw('left_at is not null, left_at desc')
    .first('entry');
  if (!entry) return null;
  const page: unknown = await db('pages')
    .where({ document_id: entry.entry, locale })
    .whereNotNull('published_at')
    .first('id', 'title', 'slug', 'updated_at');
  return page === undefined ? null : pageRow.parse(page);
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

/**
 * A legal page as PDF in the language of an order. Cached until it is published again.
 *
 * @param permalink one of {@link LEGAL_PAGES}
 * @param origin of the shop, for links within it
 * @returns null if the page is not published
 */
export async function pageDocument(
  db: Db,
  permalink: string,
  locale: Locale,
  origin: string,
): Promise<{ file: Buffer; name: string } | null> {
  const page = await findPage(db, permalink, locale);
  if (!page) return null;
  const { name: author } = await readCompany(db);
  const info = { title: page.title, author, language: LOCALE_SETTINGS[locale].tag };
  // Every publish writes a new row, so its text is only read once.
  const file = await cachedPdf([info, page, origin], async () => {
    const sections = await readSections(db, page.id, origin);
    return sections.length > 0 ? renderPage(info, sections) : null;
  });
  return file && { file, name: `${page.slug}.pdf` };
}
