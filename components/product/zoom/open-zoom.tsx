import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Media } from '@/lib/core/media';
import { ZoomDialog, type ZoomDialogProps } from './zoom-dialog';

interface Opening extends Pick<ZoomDialogProps, 'title' | 'labels'> {
  /** Those that the gallery shows now. */
  slides: { image: Media; film?: ReactNode }[];
  /** On the picture to begin with, in the list of all. */
  link: HTMLElement;
}

/** Opens the dialog beside the page, in a root of its own: the page carries nothing for it but this call. */
export function openZoom({ slides, link, ...props }: Opening): void {
  const links = [...(link.closest('ul')?.querySelectorAll<HTMLElement>('li:not([hidden]) > a') ?? [])];
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = (index: number) => {
    root.unmount();
    place.remove();
    // The focus goes to the picture that was shown last, which the strip then shows too.
    links[index]?.focus();
  };
  const images = slides.filter(({ film }) => !film).map(({ image }) => image);
  root.render(<ZoomDialog {...props} images={images} first={links.indexOf(link)} onClose={close} />);
}
