import { isRecord } from '../../domain/is-record';
import { type LibraryFile, toLibraryFile } from './library-file';

/** A part of a form that is a list of rows, or one row of its own. `id` once it is stored. */
interface Row {
  id?: number;
}

interface TextRow extends Row {
  label?: string | null;
  text: string | null;
}

export interface GalleryRow extends Row {
  /** Of a row that is not stored yet, from the form. */
  __temp_key__?: string;
  image: LibraryFile | null;
  value: string | null;
  alt: string | null;
}

interface Intro extends Row {
  title: string | null;
  text: string | null;
  image: LibraryFile | null;
  alt: string | null;
}

/** What the product page edits of a product in one language; null where nothing is written. */
export interface ProductEntry {
  title: string | null;
  slug: string | null;
  summary: string | null;
  /** Blocks of Strapi's editor. */
  body: unknown;
  safety: string | null;
  intro: Intro | null;
  gallery: GalleryRow[];
  details: TextRow[];
  warnings: TextRow[];
  passport: Record<string, unknown> | null;
  seo: Record<string, unknown> | null;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const idOf = (row: Record<string, unknown>): Row => (typeof row.id === 'number' ? { id: row.id } : {});
const partOf = (value: unknown): Record<string, unknown> | null => (isRecord(value) ? value : null);

function rowsOf<T>(value: unknown, toRow: (row: Record<string, unknown>) => T): T[] {
  return Array.isArray(value) ? value.filter(isRecord).map(toRow) : [];
}

const toTextRow = (row: Record<string, unknown>): TextRow => ({
  ...idOf(row),
  ...('label' in row && { label: textOf(row.label) }),
  text: textOf(row.text),
});

/** A product in one language from the answer of Strapi's form; empty for a language that is not written yet. */
export function toProductEntry(data: Record<string, unknown>): ProductEntry {
  const intro = partOf(data.intro);
  return {
    title: textOf(data.title),
    slug: textOf(data.slug),
    summary: textOf(data.summary),
    body: Array.isArray(data.body) ? data.body : null,
    safety: textOf(data.safety),
    intro: intro && {
      ...idOf(intro),
      title: textOf(intro.title),
      text: textOf(intro.text),
      image: toLibraryFile(intro.image),
      alt: textOf(intro.alt),
    },
    gallery: rowsOf(data.gallery, (row) => ({
      ...idOf(row),
      image: toLibraryFile(row.image),
      value: textOf(row.value),
      alt: textOf(row.alt),
    })),
    details: rowsOf(data.details, toTextRow),
    warnings: rowsOf(data.warnings, toTextRow),
    passport: partOf(data.passport),
    seo: partOf(data.seo),
  };
}

/** A language that is not written yet, with the pictures that it will have: those of another, without its alt texts. */
export function withPicturesOf(entry: ProductEntry, { gallery, intro }: ProductEntry): ProductEntry {
  return {
    ...entry,
    gallery: gallery.map(({ image, value }) => ({ image, value, alt: null })),
    intro: intro?.image ? { title: null, text: null, image: intro.image, alt: null } : null,
  };
}

/** What was typed in a language that was not written yet, once it is: its pictures are stored now, and get their alt texts. */
export function withTypedPictures(begun: ProductEntry, typed: ProductEntry): ProductEntry {
  const altOf = (image: LibraryFile | null): string | null =>
    typed.gallery.find((row) => row.image?.id === image?.id)?.alt ?? null;
  return {
    ...begun,
    gallery: begun.gallery.map((row) => ({ ...row, alt: altOf(row.image) })),
    intro: begun.intro && { ...begun.intro, alt: typed.intro?.alt ?? null },
  };
}

/** A value as Strapi takes it: files by their id, rows without the key that its form gives them. */
function toSent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toSent);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== '__temp_key__')
      .map(([name, part]) => [name, name === 'image' && isRecord(part) ? part.id : toSent(part)]),
  );
}

/** A part that was never stored, and of which nothing is left that was typed. */
const isEmptyPart = (part: unknown): boolean =>
  isRecord(part) && !Array.isArray(part) && Object.values(part).every((value) => value === null || value === undefined);

/** All fields as Strapi takes them. The editor's blocks are stored as they are: an image in them is no file of a form. */
const toSentFields = (entry: ProductEntry): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(entry).map(([field, value]) => [
      field,
      field === 'body' ? value : isEmptyPart(value) ? null : toSent(value),
    ]),
  );

/** The fields that were changed, as Strapi takes them: those of a colleague that are not among them stay as they are. */
export function toChanges(values: ProductEntry, opened: ProductEntry): Record<string, unknown> {
  const before = toSentFields(opened);
  const changed = Object.entries(toSentFields(values)).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]),
  );
  return Object.fromEntries(changed);
}
