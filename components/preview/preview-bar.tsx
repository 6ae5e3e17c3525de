import { getTranslations } from 'next-intl/server';
import { loadLayoutData } from '@/lib/content/pages/load-layout-data';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { LEAVE_PREVIEW_PATH } from '@/lib/backend/preview-path';
import { isPreview } from '@/lib/backend/draft-mode';
import { previewNotes } from '@/lib/backend/preview-notes';
import styles from './preview-bar.module.css';
import { type Locale } from '@/backend/contract/locales';

/** Tells editors that this page shows drafts, and what is incomplete. Renders nothing for visitors. */
export async function PreviewBar({ locale }: { locale: Locale }) {
  if (!(await isPreview())) return null;
  const [t, { primary }] = await Promise.all([
    getTranslations({ locale, namespace: 'preview' }),
    loadLayoutData(locale),
  ]);
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  const { untranslated, unpublished } = previewNotes();
  const notes = [
    ...untranslated.map(({ title, shown }) => t('untranslated', { title, language: languages.of(shown) ?? shown })),
    ...(unpublished && untranslated.length === 0 ? [t('unpublished')] : []),
    ...(primary.length === 0 ? [t('noMenu')] : []),
  ];
  return (
    <aside className={styles.bar} aria-label={t('label')} data-print="hidden">
      <Container className={styles.row}>
        <p className={styles.text}>
          <strong className={styles.label}>{t('label')}</strong> {t('text')}
        </p>
        {/* Not next/link: this must never be prefetched. */}
        <a href={LEAVE_PREVIEW_PATH} className={styles.leave}>
          {t('leave')}
        </a>
      </Container>
      {notes.length > 0 && (
        <Container as="div">
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={note}>
                <Icon name="warning" />
                {note}
              </li>
            ))}
          </ul>
        </Container>
      )}
    </aside>
  );
}
