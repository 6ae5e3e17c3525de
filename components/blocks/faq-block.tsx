import { getTranslations } from 'next-intl/server';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import type { Block } from '@/lib/content/pages/blocks';
import type { Question } from '@/lib/content/pages/types';
import { BlockSection } from '@/components/content/block-section';
import { type HeadingLevel, headingBelow } from '@/components/content/heading';
import { RichText } from '@/components/content/rich-text';
import styles from './faq-block.module.css';
import { type Locale } from '@/backend/contract/locales';

interface FaqBlockProps {
  block: Extract<Block, { kind: 'faq' }>;
  level: HeadingLevel;
  locale: Locale;
}

/** A group of questions. A fragment in the URL opens its question. */
export async function FaqBlock({ block, level, locale }: FaqBlockProps) {
  const t = await getTranslations({ locale, namespace: 'blocks.faq' });
  const { title, anchor, groups, items } = block;
  return (
    <>
      {groups.length > 0 && (
        <Container>
          <nav aria-labelledby="groups" className={styles.jump}>
            <h2 id="groups" className={styles.jumpTitle}>
              {t('groups')}
            </h2>
            <ul role="list" className={styles.groups}>
              {groups.map((group) => (
                <li key={group.anchor}>
                  <a href={`#${group.anchor}`} className={styles.group}>
                    {group.title}
                    <Icon name="chevron-down" size="1em" />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </Container>
      )}
      <div id={anchor || undefined} className={styles.target}>
        <BlockSection title={title} level={level} split>
          <div className={styles.list}>
            {items.map((item, index) => (
              <QuestionItem key={index} item={item} level={headingBelow(level)} linkLabel={t('link')} />
            ))}
          </div>
        </BlockSection>
      </div>
    </>
  );
}

interface QuestionItemProps {
  item: Question;
  level: 2 | 3;
  linkLabel: string;
}

/** The anchor is on the answer: browsers open the details element that hides a fragment's target, without JavaScript. */
function QuestionItem({ item: { question, body, anchor }, level, linkLabel }: QuestionItemProps) {
  const Heading = `h${level}` as const;
  return (
    <details>
      <summary>
        <Heading>{question}</Heading>
        <span>
          <Icon name="plus" />
        </span>
      </summary>
      <div id={anchor} className={styles.answer}>
        <RichText body={body} />
        <a href={`#${anchor}`} className={styles.link} aria-label={`${linkLabel}: ${question}`}>
          {linkLabel}
        </a>
      </div>
    </details>
  );
}
