import { pictureUrl } from '@/lib/core/picture-source';
import type { Swatch as Look } from '@/lib/catalog/options';
import styles from './swatch.module.css';

/** Smallest width in which pictures are made: four times that of a dot. */
const PICTURE_WIDTH = 96;

/**
 * How a value looks: a dot of one or two colours, or its picture. Decoration: its label is beside it or announced instead.
 * SVG, whose `color` is an attribute: the policy of the page allows no style attributes.
 */
export function Swatch({ look: { colors, picture } }: { look: Look }) {
  const [first, second] = colors;
  return (
    <svg aria-hidden="true" className={styles.swatch} color={first} viewBox={picture || second ? '0 0 2 2' : undefined}>
      {picture ? (
        <image
          href={pictureUrl(picture.url, PICTURE_WIDTH)}
          width={2}
          height={2}
          preserveAspectRatio="xMidYMid slice"
        />
      ) : (
        second && <path fill={second} d="M2 0v2H0z" />
      )}
    </svg>
  );
}
