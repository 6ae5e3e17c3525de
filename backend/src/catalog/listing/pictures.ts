import { findShowing } from '../../domain/shared-pictures';

export interface PictureFile {
  url: string;
  width: number | null;
  height: number | null;
}

export type Gallery = { image?: PictureFile | null; alt?: string | null; value?: string | null }[];

export interface WirePicture {
  url: string;
  width: number;
  height: number;
  alt: string;
}

export function toPicture(file: PictureFile | null | undefined, alt: string): WirePicture | null {
  if (!file) return null;
  return { url: file.url, width: file.width ?? 0, height: file.height ?? 0, alt };
}

/**
 * The variant's own picture, else the first gallery picture of one of its values. Variants are not translated: if the picture is
 * also in the gallery, the alt text of this language is taken from there, or the title: never that of another language.
 */
export function pickVariantPicture(
  codes: string[],
  intro: { image?: PictureFile | null; alt?: string | null } | null,
  gallery: Gallery,
  title: string,
): WirePicture | null {
  if (intro?.image) {
    const same = gallery.find((picture) => picture.image?.url === intro.image?.url);
    return toPicture(intro.image, (same ? same.alt : intro.alt) || title);
  }
  const match = findShowing(gallery, codes);
  return toPicture(match?.image, match?.alt || title);
}
