import type { Metadata } from 'next';
import { WriteReview } from '@/components/reviews/write-review';
import { localeParam } from '@/lib/customer/account/unlocalized-route';
import { loadReviewRequest } from '@/lib/catalog/reviews/review-request';
import { reviewMetadata } from '@/lib/discovery/seo/review-metadata';

/** Rendered per request: shows a buyer's review, so it must never be cached. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/review/[key]'>;

/** Landing page of the review invitation: its link alone authorizes writing a review. */
export default async function ReviewPage({ params, searchParams }: Props) {
  const [locale, { key }, { product, done }] = await Promise.all([localeParam(params), params, searchParams]);
  const only = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined);
  const request = await loadReviewRequest(locale, key);
  return (
    <WriteReview locale={locale} reviewKey={key} request={request} requestedProduct={only(product)} done={only(done)} />
  );
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  reviewMetadata(await localeParam(params));
