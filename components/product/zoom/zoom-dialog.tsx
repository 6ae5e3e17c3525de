'use client';

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { fill } from '@/lib/forms/fill-template';
import type { Media } from '@/lib/core/media';
import { useZoom } from './use-zoom';
import styles from './zoom-dialog.module.css';
import type { ZoomLabels } from './zoom-labels';

export interface ZoomDialogProps {
  images: Media[];
  /** Index of the picture to begin with. */
  first: number;
  title: string;
  labels: ZoomLabels;
  /** With the index of the picture shown last. */
  onClose: (index: number) => void;
}

/** Pixels per press of an arrow key. */
const PAN = 80;
const ARROWS: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: PAN, y: 0 },
  ArrowRight: { x: -PAN, y: 0 },
  ArrowUp: { x: 0, y: PAN },
  ArrowDown: { x: 0, y: -PAN },
};

/** Product pictures on the whole screen, one at a time. Open while it is mounted. */
export function ZoomDialog({ images, first, title, labels, onClose }: ZoomDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(first);
  const image = images[index] ?? images[0];
  const zoom = useZoom({ stage, picture: image ?? { width: 1, height: 1 }, onSwipe: (by) => step(by) });
  const { scale, x, y } = zoom.view;
  const isZoomed = scale > 1;

  useEffect(() => dialog.current?.showModal(), []);

  function step(by: number) {
    setIndex((before) => (before + by + images.length) % images.length);
    zoom.reset();
  }

  function press(event: KeyboardEvent) {
    const arrow = ARROWS[event.key];
    if (event.key === '+' || event.key === '=') zoom.zoomBy(1.5);
    else if (event.key === '-') zoom.zoomBy(1 / 1.5);
    else if (arrow && isZoomed) zoom.pan(arrow);
    else if (arrow && arrow.x !== 0 && images.length > 1) step(arrow.x < 0 ? 1 : -1);
    else return;
    event.preventDefault();
  }

  if (!image) return null;
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={title} onKeyDown={press} onClose={() => onClose(index)}>
      <div className={styles.bar}>
        <p className={styles.position} aria-live="polite">
          {fill(labels.position, { number: index + 1, count: images.length })}
          <VisuallyHidden>: {image.alt}</VisuallyHidden>
        </p>
        <button type="button" className={styles.button} aria-pressed={isZoomed} onClick={zoom.toggle}>
          <Icon name={isZoomed ? 'minus' : 'plus'} size={24} label={labels.zoom} />
        </button>
        <button type="button" className={styles.button} onClick={() => dialog.current?.close()}>
          <Icon name="close" size={24} label={labels.close} />
        </button>
      </div>
      <div ref={stage} className={styles.stage} data-zoomed={isZoomed} {...zoom.handlers}>
        <div key={index} className={styles.picture} style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
          {/* Zoomed in, the browser takes the largest. */}
          <Picture image={image} sizes={isZoomed ? '300vw' : '100vw'} priority />
        </div>
      </div>
      {images.length > 1 && (
        <>
          <button type="button" className={`${styles.button} ${styles.previous}`} onClick={() => step(-1)}>
            <Icon name="arrow-right" size={24} label={labels.previous} />
          </button>
          <button type="button" className={`${styles.button} ${styles.next}`} onClick={() => step(1)}>
            <Icon name="arrow-right" size={24} label={labels.next} />
          </button>
        </>
      )}
    </dialog>
  );
}
