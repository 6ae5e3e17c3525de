import { getTranslations } from 'next-intl/server';
import { Container } from '@/components/ui/container';
import { createAnchors } from '@/lib/content/pages/anchors';
import type { Block } from '@/lib/content/pages/blocks';
import { type HeadingLevel, headingBelow } from '@/components/content/heading';
import { PageHead } from '@/components/content/page-head';
import { RichText } from '@/components/content/rich-text';
import styles from './conditions-block.module.css';
import { formatDate } from '@/backend/contract/dates';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';

interface ConditionsBlockProps {
  block: Extract<Block, { kind: 'conditions' }>;
  level: HeadingLevel;
  locale: Locale;
}

/** A legal text: each section has a number and an anchor. */
export async function ConditionsBlock({ block, level, locale }: ConditionsBlockProps) {
  const t = await getTranslations({ locale, namespace: 'blocks' });
  const { title, text, sections, changedOn } = block;
  const anchors = sections.map((section) => section.title).map(createAnchors());
  const Heading = `h${headingBelow(level)}` as const;
  return (
    <section>
      {level === 1 && <PageHead title={title} text={text} />}
      <Container className={styles.conditions}>
        {level !== 1 && (
          <div className={styles.head}>
            {title && <h2>{title}</h2>}
            {text && <p>{text}</p>}
          </div>
        )}
        <div className={styles.aside}>
          {changedOn && (
            <p className={styles.changed}>
              <time dateTime={changedOn}>{t('conditions.changed', { day: formatDay(changedOn, locale) })}</time>
            </p>
          )}
          {sections.length > 1 && (
            <nav aria-label={t('conditions.contents')} className={styles.contents}>
              <p className={styles.label} aria-hidden="true">
                {t('conditions.contents')}
              </p>
              <ol role="list" className={styles.list}>
                {sections.map((section, index) => (
                  <li key={anchors[index]}>
                    <a href={`#${anchors[index]}`}>{`${index + 1}. ${section.title}`}</a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
        </div>
        <div className={styles.sections}>
          {sections.map((section, index) => (
            <section key={anchors[index]} id={anchors[index]} className={styles.section}>
              <Heading className={styles.title}>{`${index + 1}. ${section.title}`}</Heading>
              <RichText body={section.body} />
            </section>
          ))}
        </div>
      </Container>
    </section>
  );
}

/** A calendar day, independent of the server's time zone. */
const formatDay = (day: string, locale: Locale): string =>
  formatDate(
    new Intl.DateTimeFormat(LOCALE_SETTINGS[locale].tag, { dateStyle: 'long', timeZone: 'UTC' }),
    new Date(day),
  );
