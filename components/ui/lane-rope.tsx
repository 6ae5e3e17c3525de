import styles from './lane-rope.module.css';

/** The floats between swimming lanes: the brand's divider. Pure CSS, decorative, at most twice per page. */
export function LaneRope({ className }: { className?: string }) {
  return <div aria-hidden="true" className={[styles.rope, className].filter(Boolean).join(' ')} />;
}
