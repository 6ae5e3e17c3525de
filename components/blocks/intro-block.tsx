import { Container } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import type { Block } from '@/lib/content/pages/blocks';
import type { HeadingLevel } from '@/components/content/heading';
import styles from './intro-block.module.css';

/** Introduction in a few sentences on tiles. */
export function IntroBlock({ block, level }: { block: Extract<Block, { kind: 'intro' }>; level: HeadingLevel }) {
  const { title, text, picture } = block;
  const Heading = `h${level}` as const;
  return (
    <section className={styles.band}>
      <Container className={`${styles.inner} ${picture ? styles.pictured : ''}`}>
        <div className={styles.body}>
          {title && <Heading>{title}</Heading>}
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {picture && (
          <div className={styles.picture}>
            <Picture image={picture} sizes="(width < 52rem) 92vw, 30rem" priority={level === 1} />
          </div>
        )}
      </Container>
    </section>
  );
}
