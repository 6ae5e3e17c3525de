import styles from './lane-rope.module.css';

/** The floats that part the lanes of a pool: the brand's dividing line. Drawn by CSS, only decoration, at most twice on a page. */
export function LaneRope({ className }: { className?: string }) {
  return <div aria-hidden="true" className={[styles.rope, className].filter(Boolean).join(' ')} />;
}
