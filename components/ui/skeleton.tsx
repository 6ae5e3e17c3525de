import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Any CSS length. */
  width?: string;
  height?: string;
  className?: string;
}

/**
 * A quiet place holder of the size of what is loading. The region around it says aria-busy.
 * An svg, because its size is an attribute: the content security policy refuses inline style.
 */
export function Skeleton({ width = '100%', height = '1.2em', className }: SkeletonProps) {
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      className={[styles.skeleton, className].filter(Boolean).join(' ')}
    />
  );
}
