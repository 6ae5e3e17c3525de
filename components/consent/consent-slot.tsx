import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { findLayoutPagePath } from '@/lib/content/pages/layout-page-path';
import { env } from '@/lib/core/env';
import { ConsentCenter } from './consent-center';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { PAGE_SLUGS } from '@/backend/contract/page-slugs';

/** Labels and settings of the consent center. The page is identical for all visitors; choices are known in the browser only. */
export async function ConsentSlot({ locale }: { locale: Locale }) {
  const [t, cookiesPath] = await Promise.all([
    getTranslations({ locale, namespace: 'consent' }),
    findLayoutPagePath(locale, PAGE_SLUGS.cookies),
  ]);
  const purpose = (name: 'necessary' | 'statistics' | 'marketing') => ({
    title: t(`${name}.title`),
    text: t(`${name}.text`),
  });
  return (
    <ConsentCenter
      manager={env().tagManager}
      bar={{
        labels: {
          title: t('bar.title'),
          text: t('bar.text'),
          more: t('more'),
          accept: t('bar.accept'),
          refuse: t('bar.refuse'),
          settings: t('bar.settings'),
        },
        cookiesPath,
        buttonClass: buttonClass({ variant: 'secondary' }),
      }}
      dialog={{
        title: t('settings'),
        intro: t('dialog.intro'),
        close: t('dialog.close'),
        more: t('more'),
        necessary: { ...purpose('necessary'), always: t('necessary.always') },
        statistics: purpose('statistics'),
        marketing: purpose('marketing'),
        accept: t('dialog.accept'),
        refuse: t('dialog.refuse'),
        save: t('dialog.save'),
        kept: t('dialog.kept', { date: '{date}', id: '{id}' }),
        nothing: t('dialog.nothing'),
        locale: LOCALE_SETTINGS[locale].tag,
      }}
    />
  );
}
