import { Container } from '@/components/ui/container';
import { NewsletterForm } from '@/components/newsletter/newsletter-form';
import type { Block } from '@/lib/content/pages/blocks';
import type { HeadingLevel } from '@/components/content/heading';
import styles from './newsletter-block.module.css';
import { PageHead } from '@/components/content/page-head';
import { type Locale } from '@/backend/contract/locales';

interface NewsletterBlockProps {
  block: Extract<Block, { kind: 'newsletter' }>;
  level: HeadingLevel;
  locale: Locale;
}

/** Without a consent text there is no form. */
export function NewsletterBlock({ block, level, locale }: NewsletterBlockProps) {
  const { id, title, text, consent } = block;
  if (!consent && level !== 1) return null;
  return (
    <>
      {level === 1 && <PageHead title={title} text={text} />}
      {consent && (
        <Container as="section" className={styles.section}>
          <div className={styles.card}>
            {level !== 1 && (
              <div className={styles.text}>
                <h2>{title}</h2>
                {text && <p>{text}</p>}
              </div>
            )}
            <NewsletterForm id={`newsletter-${id}`} consent={consent} locale={locale} />
          </div>
        </Container>
      )}
    </>
  );
}
