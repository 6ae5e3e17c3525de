'use client';

import { type MouseEvent, type ReactNode, type UIEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { THUMBNAIL } from '@/lib/catalog/thumbnails';
import { scrollable } from '@/components/ui/scrollable';
import { type Options, showsOptions } from '@/lib/catalog/options';
import type { Media } from '@/lib/core/media';
import { largestPictureUrl } from '@/lib/core/picture-source';
import styles from './gallery.module.css';
import type { ZoomLabels } from './zoom/zoom-labels';

const MAIN_SIZES = '(width < 56rem) 100vw, (width < 80rem) 55vw, 42rem';

export interface Slide {
  image: Media;
  /** Code of the value that it shows, such as `color:blue`; null for none. */
  value: string | null;
  /** Accessible name of the link on its thumbnail, before the picture's own. */
  label: string;
  /** Plays in place of the picture. The last of the slides. */
  film?: ReactNode;
}

interface GalleryProps {
  slides: Slide[];
  /** One picture with the thumbnails of all slides, see `thumbnailStripUrl`. */
  strip?: string | null;
  /** Hides the pictures of other values. */
  choice: Options;
  label: string;
  zoom: ZoomLabels;
}

/** A native scroll strip; thumbnails link to its pictures and work without JavaScript. */
export function Gallery({ slides, strip, choice, label, zoom }: GalleryProps) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const matching = slides.filter(({ value }) => showsOptions(value, choice, true));
  const shown = matching.some(({ film }) => !film) ? matching : slides;

  const idOf = (slide: Slide): string => `photo-${slides.indexOf(slide) + 1}`;

  const hiddenIds = slides
    .filter((slide) => !shown.includes(slide))
    .map(idOf)
    .join();
  useEffect(() => {
    if (hiddenIds) track.current?.scrollTo({ left: 0, behavior: 'instant' });
  }, [hiddenIds]);

  function follow({ currentTarget: list }: UIEvent<HTMLElement>) {
    // Without a width there is nothing to scroll.
    const index = Math.round(list.scrollLeft / list.clientWidth) || 0;
    if (index !== current) list.querySelector('video')?.pause();
    setCurrent(index);
  }

  function show(event: MouseEvent, index: number) {
    event.preventDefault();
    const list = track.current;
    list?.scrollTo({ left: index * list.clientWidth });
  }

  /** Without the script, offline or after a deployment of another version the link shows the picture by itself. */
  function enlarge(event: MouseEvent<HTMLAnchorElement>) {
    const link = event.currentTarget;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    import('./zoom/open-zoom').then(
      ({ openZoom }) => openZoom({ slides: shown, link, title: label, labels: zoom }),
      () => location.assign(link.href),
    );
  }

  return (
    <section className={styles.gallery} aria-label={label}>
      <div className={styles.frame}>
        <ul role="list" ref={track} className={styles.track} {...scrollable} aria-label={label} onScroll={follow}>
          {slides.map((slide, index) => (
            <li key={idOf(slide)} id={idOf(slide)} className={styles.slide} hidden={!shown.includes(slide)}>
              {slide.film ?? (
                <a
                  className={styles.enlarge}
                  href={largestPictureUrl(slide.image)}
                  aria-label={`${zoom.open}: ${slide.image.alt}`}
                  aria-haspopup="dialog"
                  onClick={enlarge}
                >
                  <Picture image={slide.image} sizes={MAIN_SIZES} priority={index === 0} />
                </a>
              )}
            </li>
          ))}
        </ul>
        <span className={styles.hint}>
          <Icon name="expand" size={20} />
        </span>
      </div>
      {shown.length > 1 && (
        <ul role="list" className={styles.thumbnails}>
          {shown.map((slide, index) => (
            <li key={idOf(slide)}>
              <a
                className={styles.thumbnail}
                data-film={slide.film && ''}
                href={`#${idOf(slide)}`}
                aria-label={`${slide.label}: ${slide.image.alt}`}
                aria-current={index === current || undefined}
                onClick={(event) => show(event, index)}
              >
                {strip ? (
                  <Cutting url={strip} index={slides.indexOf(slide)} count={slides.length} />
                ) : (
                  <Picture image={{ ...slide.image, alt: '' }} sizes="5rem" {...THUMBNAIL} />
                )}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const { width, height } = THUMBNAIL;

/** One thumbnail of a strip. SVG, because the policy of the page allows no style attributes. */
function Cutting({ url, index, count }: { url: string; index: number; count: number }) {
  return (
    <svg viewBox={`${index * width} 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <image href={url} width={count * width} height={height} />
    </svg>
  );
}
