import { LaneRope } from '@/components/ui/lane-rope';
import { Picture } from '@/components/ui/picture';
import type { Block } from '@/lib/content/pages/blocks';
import { ActionLink } from '@/components/content/action-link';
import type { HeadingLevel } from '@/components/content/heading';
import styles from './hero-block.module.css';

/** Opening block with the page's promise on tiles, its picture in the water and the h1. */
export function HeroBlock({ block, level }: { block: Extract<Block, { kind: 'hero' }>; level: HeadingLevel }) {
  const { eyebrow, title, text, picture, primary, secondary } = block;
  const Heading = `h${level}` as const;
  return (
    <section className={`${styles.hero} ${picture ? styles.pictured : ''}`}>
      <div className={styles.copy}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Heading className={styles.title}>{title}</Heading>
        {text && <p className={styles.text}>{text}</p>}
        {(primary || secondary) && (
          <div className={styles.actions}>
            <ActionLink link={primary} size="l" />
            <ActionLink link={secondary} size="l" variant="secondary" className={styles.second} />
          </div>
        )}
      </div>
      {picture && (
        <div className={styles.picture}>
          <Picture image={picture} sizes="(width < 64rem) 100vw, 56vw" priority={level === 1} />
        </div>
      )}
      <LaneRope className={styles.rope} />
    </section>
  );
}
