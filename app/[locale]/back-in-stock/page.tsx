import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthFrame } from '@/components/account/auth-frame';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { everyLocale, readLocale } from '@/lib/account/fixed-route';
import { routes } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

/** Rendered for each request: its address says whose mails are meant. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/back-in-stock'>;

/** Where the link of a back-in-stock mail leads. Opening it changes nothing; its button does, without script too. */
export default async function BackInStockPage({ params, searchParams }: Props) {
  const [locale, { request, done }] = await Promise.all([readLocale(params), searchParams]);
  const t = await getTranslations({ locale, namespace: 'stopMails' });
  if (typeof request === 'string' && !done) {
    return (
      <AuthFrame locale={locale} path={routes.backInStock} title={t('title')} lead={t('lead')}>
        <form method="post" action="/api/back-in-stock/stop">
          <input type="hidden" name="request" value={request} />
          <Button type="submit" size="l" wide>
            {t('button')}
          </Button>
        </form>
      </AuthFrame>
    );
  }
  const end = done ? 'done' : 'broken';
  return (
    <AuthFrame locale={locale} path={routes.backInStock} title={t(`${end}Title`)} lead={t(`${end}Text`)}>
      <ButtonLink href={routes.home} size="l" wide prefetch={false}>
        {t('toShop')}
      </ButtonLink>
    </AuthFrame>
  );
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await readLocale(params);
  const t = await getTranslations({ locale, namespace: 'stopMails' });
  return pageMetadata({
    locale,
    path: routes.backInStock,
    title: t('title'),
    alternates: everyLocale(routes.backInStock),
    noindex: true,
  });
}
