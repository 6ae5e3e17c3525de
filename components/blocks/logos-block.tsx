import { getTranslations } from 'next-intl/server';
import { SafeLink } from '@/components/ui/safe-link';
import { Picture } from '@/components/ui/picture';
import type { Block } from '@/lib/content/pages/blocks';
import { BlockSection } from '@/components/content/block-section';
import type { HeadingLevel } from '@/components/content/heading';
import styles from './logos-block.module.css';
import { type Locale } from '@/backend/contract/locales';

interface LogosBlockProps {
  block: Extract<Block, { kind: 'logos' }>;
  level: HeadingLevel;
  locale: Locale;
}

/** Logos with names: a logo alone means nothing to visitors who do not know it. */
export async function LogosBlock({ block, level, locale }: LogosBlockProps) {
  if (block.items.length === 0 && level !== 1) return null;
  const t = await getTranslations({ locale, namespace: 'layout' });
  return (
    <BlockSection title={block.title} text={block.text} level={level}>
      <ul role="list" className={styles.logos}>
        {block.items.map(({ image, name, path }, index) => (
          <li key={`${index}-${name}`} className={styles.logo}>
            <Picture image={{ ...image, alt: '' }} sizes="6rem" className={styles.mark} />
            {path ? (
              <SafeLink href={path} externalNote={t('external')} className={styles.link}>
                {name}
              </SafeLink>
            ) : (
              <span>{name}</span>
            )}
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
