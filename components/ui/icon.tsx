'use client';

import type { IconName } from './icon-names';
import sprite from './icons.svg';

export type { IconName } from './icon-names';

interface IconProps {
  name: IconName;
  /** Any CSS length; the line height of adjacent text by default. */
  size?: number | string;
  /** Accessible name; without it the icon is decoration. */
  label?: string;
  className?: string;
}

/** A symbol of icons.svg. Rendered in the browser, so that pages carry its markup once and not again as data. */
export function Icon({ name, size = '1.25em', label, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <use href={`${sprite.src}#${name}`} />
    </svg>
  );
}
