'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { scrollable } from '@/components/ui/scrollable';
import styles from './gallery.module.css';

export interface Slide {
  id: string;
  color: string | null;
  picture: ReactNode;
  thumbnail: ReactNode;
  /** Accessible name of the link on its thumbnail. */
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
        {slides.map((slide) => (
          <li key={slide.id} id={slide.id} className={styles.slide} hidden={!shown.includes(slide)}>
            {slide.picture}
          </li>
        ))}
      </ul>
      {shown.length > 1 && (
        <ul role="list" className={styles.thumbnails}>
          {shown.map((slide, index) => (
            <li key={slide.id}>
              <a
                className={styles.thumbnail}
                href={`#${slide.id}`}
                aria-label={slide.label}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => show(event, index)}
              >
                {slide.thumbnail}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
