import styles from './swatch.module.css';

/** A dot in the colour of the product. Decoration: the colour's name stands beside it or is read instead. */
export function Swatch({ color }: { color: string }) {
  return <span aria-hidden="true" className={`${styles.swatch} ${styles[color] ?? ''}`} />;
}
