import styles from './swatch.module.css';

/** Colour swatch. Decoration: the colour's name is beside it or announced instead. */
export function Swatch({ color }: { color: string }) {
  return <span aria-hidden="true" className={`${styles.swatch} ${styles[color] ?? ''}`} />;
}
