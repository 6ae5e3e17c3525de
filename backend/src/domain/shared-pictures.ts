/** A picture of a product's gallery in one language. */
export interface GalleryPicture {
  /** Row of the component; null before it is stored. */
  id: number | null;
  /** File in the media library; null while a draft has none. */
  file: number | null;
  /** Code of the option's value that it shows. */
  value: string | null;
  /** In this language; null where the title of the product stands for it. */
  alt: string | null;
}

/** The parts of a product's pictures that all languages share, as fields of its form. */
export const SHARED_PICTURE_FIELDS: readonly string[] = ['gallery.image', 'gallery.value', 'intro.image'];

/**
 * The gallery of a language in the shape of the shared one: its files, values and order. A file that the language has already
 * keeps its alt text; a new one has none, because no text of another language may be read out in this one.
 */
export function followGallery(shared: GalleryPicture[], own: GalleryPicture[]): GalleryPicture[] {
  const left = [...own];
  return shared
    .filter(({ file }) => file !== null)
    .map(({ file, value }) => {
      const at = left.findIndex((picture) => picture.file === file);
      const [known] = at < 0 ? [] : left.splice(at, 1);
      return { id: known?.id ?? null, file, value, alt: known?.alt ?? null };
    });
}

/** All pictures of these galleries: those of the first in its order, then what only a later one has. */
export function uniteGalleries(galleries: GalleryPicture[][]): GalleryPicture[] {
  return galleries.reduce<GalleryPicture[]>((united, gallery) => {
    const files = new Set(united.map(({ file }) => file));
    return [...united, ...gallery.filter(({ file }) => !files.has(file))];
  }, []);
}

export const isSameGallery = (one: GalleryPicture[], other: GalleryPicture[]): boolean =>
  one.length === other.length && one.every(({ id, value }, at) => id === other[at]?.id && value === other[at].value);

/** The first picture of a gallery that shows one of these values, as codes such as `color:blue`. */
export const findShowing = <Picture extends { value?: string | null }>(
  gallery: readonly Picture[],
  codes: readonly string[],
): Picture | undefined => gallery.find(({ value }) => value && codes.includes(value));
