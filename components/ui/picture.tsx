'use client';

import type { Media } from '@/lib/core/media';
import { pictureUrl, pictureWidths } from '@/lib/core/picture-source';

interface PictureProps {
  /** As decoration, `{ ...image, alt: '' }`. */
  image: Media;
  sizes: string;
  /** Display size, if not the file's own. */
  width?: number;
  height?: number;
  /** Above the fold: loaded eagerly with high priority. */
  priority?: boolean;
  className?: string;
}

/**
 * A picture of the CMS in the sizes that are shown. Rendered in the browser, so that pages carry the long list of URLs once and
 * not again as data; `<Image>` would add 5 KiB of script and inline styles.
 */
export function Picture({
  image,
  sizes,
  width = image.width,
  height = image.height,
  priority = false,
  className,
}: PictureProps) {
  // Drawings are sent as they are.
  const widths = image.url.endsWith('.svg') ? [] : pictureWidths(sizes, image.width);
  const largest = widths.at(-1);
  return (
    <img
      alt={image.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      width={width}
      height={height}
      className={className}
      sizes={largest ? sizes : undefined}
      srcSet={largest ? widths.map((each) => `${pictureUrl(image.url, each)} ${each}w`).join(', ') : undefined}
      src={largest ? pictureUrl(image.url, largest) : image.url}
    />
  );
}
