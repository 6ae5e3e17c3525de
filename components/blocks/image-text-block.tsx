import { getTranslations } from 'next-intl/server';
import { Container } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import type { Block } from '@/lib/content/pages/blocks';
import { ArrowLink } from '@/components/content/arrow-link';
import type { HeadingLevel } from '@/components/content/heading';
import styles from './image-text-block.module.css';
import { RichText } from '@/components/content/rich-text';
import { type Locale } from '@/backend/contract/locales';

export async function ImageTextBlock({
  block,
  level,
  locale,
}: {
  block: Extract<Block, { kind: 'image-text' }>;
  level: HeadingLevel;
  locale: Locale;
}) {
  const t = await getTranslations({ locale, namespace: 'layout' });
  const { title, text, picture, side, link } = block;
  const Heading = `h${level}` as const;
  return (
    <Container as="section" className={`${styles.row} ${picture ? styles[side] : ''}`}>
      {picture && (
        <div className={styles.picture}>
          <Picture image={picture} sizes="(width < 52rem) 92vw, 36rem" />
        </div>
      )}
      <div className={styles.copy}>
        {title && <Heading>{title}</Heading>}
        <RichText body={text} />
        {link && <ArrowLink href={link.path} label={link.label} externalNote={t('external')} />}
      </div>
    </Container>
  );
}
