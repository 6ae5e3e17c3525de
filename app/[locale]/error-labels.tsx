import { getTranslations } from 'next-intl/server';
import { type Locale } from '@/backend/contract/locales';

/** Labels of the error view, rendered into the page: an error boundary gets no props, and a message provider would cost 12 KiB of script. */
export async function ErrorLabels({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'general.error' });
  return <template id="error-labels" data-title={t('title')} data-text={t('text')} data-btn={t('btn')} />;
}
