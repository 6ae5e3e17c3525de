import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { AuthLayout } from '@/components/account/auth-layout';
import { ShopLink } from '@/components/account/email-link-form';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { reviewPath } from '@/lib/catalog/reviews/review-form';
import { chooseProduct, type ReviewedProduct, type ReviewRequest } from '@/lib/catalog/reviews/review-request';
import { type RejectedReview, WriteForm } from './write-form';
import styles from './write-review.module.css';
import { type Locale } from '@/backend/contract/locales';

interface WriteReviewProps {
  locale: Locale;
  /** Key of the mailed link. */
  reviewKey: string;
  request: ReviewRequest | null;
  /** Ids of the requested product and of the one just reviewed. */
  requestedProduct?: string;
  done?: string;
  rejected?: RejectedReview;
  status?: number;
}

/** Landing page of an invitation, in all states: form, submitted, published, expired, unknown. */
export async function WriteReview({
  locale,
  reviewKey,
  request,
  requestedProduct,
  done,
  rejected,
  status,
}: WriteReviewProps) {
  const t = await getTranslations({ locale, namespace: 'reviewForm' });
  const path = reviewPath(reviewKey);
  if (!request?.open) {
    const end = request ? 'expired' : 'unknown';
    return (
      <AuthLayout
        locale={locale}
        path={path}
        title={t(`${end}Title`)}
        lead={t(`${end}Text`)}
        status={request ? 410 : 404}
      >
        <ShopLink label={t('toShop')} />
      </AuthLayout>
    );
  }
  const written = request.products.find(({ id, review }) => id === done && review);
  const product = written ?? chooseProduct(request, requestedProduct);
  if (!product) return null;
  const values = { product: product.title };
  if (written) {
    const next = request.products.find(({ review }) => !review);
    return (
      <AuthLayout locale={locale} path={path} title={t('doneTitle')} lead={t('doneText', values)}>
        {next ? (
          <ButtonLink href={reviewPath(reviewKey, next.id)} size="l" wide prefetch={false}>
            {t('next', { product: next.title })}
          </ButtonLink>
        ) : (
          <ShopLink label={t('toShop')} />
        )}
        <p>
          <Link href={reviewPath(reviewKey, written.id)} className={styles.link} prefetch={false}>
            {t('change')}
          </Link>
        </p>
      </AuthLayout>
    );
  }
  const isPublished = product.review?.state === 'published';
  return (
    <AuthLayout
      locale={locale}
      path={path}
      title={isPublished ? t('publishedTitle') : t('title', values)}
      lead={isPublished ? t('publishedText', values) : t('lead')}
      status={status}
    >
      {request.products.length > 1 && (
        <Products locale={locale} reviewKey={reviewKey} request={request} chosen={product} />
      )}
      {request.products.length === 1 && product.image && (
        <Picture image={{ ...product.image, alt: '' }} sizes="7rem" className={styles.picture} />
      )}
      {isPublished ? (
        <ShopLink label={t('toShop')} />
      ) : (
        <WriteForm locale={locale} reviewKey={reviewKey} product={product} name={request.name} rejected={rejected} />
      )}
    </AuthLayout>
  );
}

interface ProductsProps {
  locale: Locale;
  reviewKey: string;
  request: ReviewRequest;
  chosen: ReviewedProduct;
}

/** Other products of the order that can be reviewed. */
async function Products({ locale, reviewKey, request, chosen }: ProductsProps) {
  const t = await getTranslations({ locale, namespace: 'reviewForm' });
  return (
    <nav aria-label={t('products')}>
      <ul role="list" className={styles.products}>
        {request.products.map(({ id, title, image, review }) => (
          <li key={id}>
            <Link
              href={reviewPath(reviewKey, id)}
              className={styles.product}
              prefetch={false}
              aria-current={id === chosen.id ? 'page' : undefined}
            >
              {image && <Picture image={{ ...image, alt: '' }} sizes="3.5rem" className={styles.thumb} />}
              <span>{title}</span>
              {review && <Icon name="check" label={t('written')} className={styles.check} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
