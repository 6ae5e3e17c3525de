import { ICONS, type IconName } from './icon-paths';

export type { IconName } from './icon-paths';

interface IconProps {
  name: IconName;
  /** Any CSS length; the line height of adjacent text by default. */
  size?: number | string;
  /** Accessible name; without it the icon is decoration. */
  label?: string;
  className?: string;
}

export function Icon({ name, size = '1.25em', label, className }: IconProps) {
  const { d, solid } = ICONS[name];
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={solid ? 'currentColor' : 'none'}
      stroke={solid ? 'none' : 'currentColor'}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <path d={d} />
    </svg>
  );
}
