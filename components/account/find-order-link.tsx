import { getTranslations } from 'next-intl/server';
import { routes } from '@/backend/contract/routes';
import { AuthLinks } from './auth-links';
import { type Locale } from '@/backend/contract/locales';

/** For guests who only want to see their order. */
export async function FindOrderLink({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'profile.signedOut' });
  return <AuthLinks links={[{ href: routes.findOrder, label: t('find') }]} />;
}
