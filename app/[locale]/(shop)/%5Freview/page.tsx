import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { NotFoundView } from '@/components/layout/not-found-view';
import { WriteReview } from '@/components/reviews/write-review';
import { localeParam } from '@/lib/customer/account/unlocalized-route';
import { findFormView, FORM_VIEW_HEADER } from '@/lib/server/endpoint/form-views';
import { loadReviewRequest } from '@/lib/catalog/reviews/review-request';
import { reviewMetadata } from '@/lib/discovery/seo/review-metadata';

/** Never cached: otherwise Next would prerender it once for all visitors. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/_review'>;

/** Renders a rejected review submission: per request, see lib/server/endpoint/submit-review.ts. */
export default async function RejectedReviewPage({ params }: Props) {
  const locale = await localeParam(params);
  const view = findFormView((await headers()).get(FORM_VIEW_HEADER));
  if (view?.kind !== 'review') return <NotFoundView locale={locale} />;
  const { key, product, status } = view;
  const request = await loadReviewRequest(locale, key);
  return (
    <WriteReview
      locale={locale}
      reviewKey={key}
      request={request}
      requestedProduct={product}
      rejected={view}
      status={status}
    />
  );
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> =>
  reviewMetadata(await localeParam(params));
