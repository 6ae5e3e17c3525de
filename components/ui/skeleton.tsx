import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Any CSS length. */
  width?: string;
  height?: string;
  className?: string;
}

/**
 * Placeholder of the size of the content being loaded. The surrounding region has aria-busy.
 * An svg, because its size is an attribute: the content security policy rejects inline styles.
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
