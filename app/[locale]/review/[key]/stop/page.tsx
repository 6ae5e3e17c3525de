import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthFrame } from '@/components/account/auth-frame';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { readLocale } from '@/lib/account/fixed-route';
import { routes } from '@/lib/paths';
import { reviewPath, STOP_REVIEWS } from '@/lib/reviews/form-fields';
import { loadReviewRequest } from '@/lib/reviews/request';
import { reviewMetadata } from '@/lib/reviews/review-metadata';

/** Rendered for each request: its address says whose mails are meant. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/review/[key]/stop'>;

/** Where the other link of that mail leads. Opening it changes nothing; its button does. */
export default async function StopReviewsPage({ params, searchParams }: Props) {
  const [locale, { key }, { done }] = await Promise.all([readLocale(params), params, searchParams]);
  const t = await getTranslations({ locale, namespace: 'reviewForm' });
  const path = `${reviewPath(key)}/stop`;
  if (!done && (await loadReviewRequest(locale, key))) {
    return (
      <AuthFrame locale={locale} path={path} title={t('stopTitle')} lead={t('stopLead')}>
        <form method="post" action={STOP_REVIEWS}>
          <input type="hidden" name="key" value={key} />
          <Button type="submit" size="l" wide>
            {t('stopButton')}
          </Button>
        </form>
      </AuthFrame>
    );
  }
  const end = done ? 'stopped' : 'unknown';
  return (
    <AuthFrame locale={locale} path={path} title={t(`${end}Title`)} lead={t(`${end}Text`)} status={done ? 200 : 404}>
      <ButtonLink href={routes.home} size="l" wide prefetch={false}>
        {t('toShop')}
      </ButtonLink>
    </AuthFrame>
  );
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  reviewMetadata(await readLocale(params));
