'use client';

import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Picture } from '@/components/ui/picture';
import { scrollable } from '@/components/ui/scrollable';
import type { Media } from '@/lib/core/media';
import styles from './gallery.module.css';

const MAIN_SIZES = '(width < 56rem) 100vw, (width < 80rem) 55vw, 42rem';

export interface Slide {
  image: Media;
  color: string | null;
  /** Accessible name of the link on its thumbnail, before the picture's own. */
  label: string;
}

interface GalleryProps {
  slides: Slide[];
  /** Shows the pictures of this colour and those without a colour. */
  color: string | undefined;
  label: string;
}

/** A native scroll strip; thumbnails link to its pictures and work without JavaScript. */
export function Gallery({ slides, color, label }: GalleryProps) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const matching = slides.filter((slide) => !color || !slide.color || slide.color === color);
  const shown = matching.length > 0 ? matching : slides;

  const idOf = (slide: Slide): string => `photo-${slides.indexOf(slide) + 1}`;

  useEffect(() => {
    if (color) track.current?.scrollTo({ left: 0, behavior: 'instant' });
  }, [color]);

  function follow() {
    const strip = track.current;
    if (strip) setCurrent(Math.round(strip.scrollLeft / Math.max(strip.clientWidth, 1)));
  }

  function show(event: MouseEvent, index: number) {
    event.preventDefault();
    const strip = track.current;
    strip?.scrollTo({ left: index * strip.clientWidth });
  }

  return (
    <section className={styles.gallery} aria-label={label}>
      <ul role="list" ref={track} className={styles.track} {...scrollable} aria-label={label} onScroll={follow}>
        {slides.map((slide, index) => (
          <li key={idOf(slide)} id={idOf(slide)} className={styles.slide} hidden={!shown.includes(slide)}>
            <Picture image={slide.image} sizes={MAIN_SIZES} priority={index === 0} />
          </li>
        ))}
      </ul>
      {shown.length > 1 && (
        <ul role="list" className={styles.thumbnails}>
          {shown.map((slide, index) => (
            <li key={idOf(slide)}>
              <a
                className={styles.thumbnail}
                href={`#${idOf(slide)}`}
                aria-label={`${slide.label}: ${slide.image.alt}`}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => show(event, index)}
              >
                <Picture image={slide.image} alt="" sizes="5rem" width={160} height={200} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
