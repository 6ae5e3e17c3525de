import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { routes } from '@/lib/i18n/paths';
import { AuthLinks } from './auth-links';

/** For who ordered as a guest and only wants to see the order. */
export async function FindOrderLink({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'profile.signedOut' });
  return <AuthLinks links={[{ href: routes.findOrder, label: t('find') }]} />;
}
