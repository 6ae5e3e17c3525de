export interface PictureFile {
  url: string;
  width: number | null;
  height: number | null;
}

export type Gallery = { image?: PictureFile | null; alt?: string | null; color?: string | null }[];

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
 * The variant's own picture, else the first gallery picture in its colour. Variants are not translated: if the picture is
 * also in the gallery, the translated alt text is taken from there.
 */
export function pickVariantPicture(
  color: string | null,
  intro: { image?: PictureFile | null; alt?: string | null } | null,
  gallery: Gallery,
  title: string,
): WirePicture | null {
  if (intro?.image) {
    const same = gallery.find((picture) => picture.image?.url === intro.image?.url);
    return toPicture(intro.image, same?.alt ?? intro.alt ?? title);
  }
  const match = color ? gallery.find((picture) => picture.color === color) : undefined;
  return toPicture(match?.image, match?.alt ?? title);
}
