import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import field from '@/components/forms/field.module.css';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { getPagePath } from '@/lib/content/pages/page-queries';
import type { FieldError } from '@/lib/forms/field-errors';
import { REVIEWS_ENDPOINT, type ReviewValues } from '@/lib/catalog/reviews/review-form';
import type { ReviewedProduct } from '@/lib/catalog/reviews/review-request';
import { FitChoice } from './fit-choice';
import { NativeField } from './native-field';
import { StarChoice } from './star-choice';
import styles from './write-review.module.css';
import { type Locale } from '@/backend/contract/locales';
import { PAGE_SLUGS } from '@/backend/contract/page-slugs';
import { hasSize } from '@/backend/contract/size-fit';

export interface RejectedReview {
  values: ReviewValues;
  errors: FieldError[];
  /** Name of an error that does not belong to a field. */
  problem: string | null;
  lostPhotos: boolean;
}

interface WriteFormProps {
  locale: Locale;
  /** Key of the mailed link. */
  reviewKey: string;
  product: ReviewedProduct;
  /** Suggested name. */
  name: string;
  rejected?: RejectedReview;
}

const FIELDS = ['stars', 'fit', 'title', 'text', 'name', 'photos'] as const;
type Field = (typeof FIELDS)[number];
/** Native review form: the page needs no JavaScript, and is rendered again with errors at the fields. */
export async function WriteForm({ locale, reviewKey, product, name, rejected }: WriteFormProps) {
  const [t, privacy] = await Promise.all([
    getTranslations({ locale, namespace: 'reviewForm' }),
    getPagePath(locale, PAGE_SLUGS.privacy).catch(() => null),
  ]);
  const own = product.review;
  const values = rejected?.values ?? {
    stars: own ? String(own.stars) : '',
    fit: own?.fit ?? '',
    title: own?.title ?? '',
    text: own?.text ?? '',
    name: own?.name ?? name,
  };
  const messageOf = (wanted: Field): string | null => {
    const code = rejected?.errors.find((fieldError) => fieldError.name === wanted)?.code;
    if (code === undefined) return null;
    const key = `errors.${wanted}.${code}`;
    return t.has(key as Parameters<typeof t.has>[0]) ? t(key as Parameters<typeof t>[0]) : t('summary');
  };
  const wrong = FIELDS.flatMap((wanted) => {
    const message = messageOf(wanted);
    return message === null ? [] : [{ id: `review-${wanted}`, message }];
  });
  /** Common props of all controls; the first invalid one receives the focus. */
  const control = (wanted: Field, hasHint = true) => {
    const id = `review-${wanted}`;
    return {
      id,
      name: wanted,
      className: field.control,
      'aria-invalid': wrong.some((fieldError) => fieldError.id === id) || undefined,
      'aria-describedby': `${hasHint ? `${id}-hint ` : ''}${id}-message`,
      autoFocus: wrong[0]?.id === id || undefined,
    };
  };
  return (
    <form method="post" action={REVIEWS_ENDPOINT} encType="multipart/form-data" noValidate className={styles.form}>
      {own?.state === 'pending' && !rejected && <Notice tone="info">{t('pendingNote')}</Notice>}
      {own?.state === 'rejected' && own.reason && !rejected && (
        <Notice tone="warning">{t('rejectedNote', { reason: t(`reasons.${own.reason}`) })}</Notice>
      )}
      {wrong.length > 0 && (
        <Notice tone="error" title={t('summary')} role="alert">
          <ul className={styles.fieldErrors}>
            {wrong.map(({ id, message }) => (
              <li key={id}>
                <a href={`#${id}`}>{message}</a>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {rejected?.problem && (
        <Notice tone="error" role="alert">
          {t(PROBLEMS[rejected.problem] ?? 'failed')}
        </Notice>
      )}
      <input type="hidden" name="key" value={reviewKey} />
      <input type="hidden" name="product" value={product.id} />
      <StarChoice locale={locale} value={values.stars} message={messageOf('stars')} />
      {hasSize(product.options) && <FitChoice locale={locale} value={values.fit} message={messageOf('fit')} />}
      <NativeField
        id="review-title"
        label={t('headline')}
        optional={t('optional')}
        hint={t('headlineHint')}
        message={messageOf('title')}
      >
        <input {...control('title')} type="text" maxLength={100} defaultValue={values.title} autoComplete="off" />
      </NativeField>
      <NativeField id="review-text" label={t('text')} hint={t('textHint')} message={messageOf('text')}>
        <textarea
          {...control('text')}
          className={`${field.control} ${field.textarea}`}
          rows={6}
          maxLength={3000}
          required
          defaultValue={values.text}
        />
      </NativeField>
      <NativeField id="review-name" label={t('name')} hint={t('nameHint')} message={messageOf('name')}>
        <input
          {...control('name')}
          type="text"
          maxLength={40}
          required
          defaultValue={values.name}
          autoComplete="name"
        />
      </NativeField>
      <NativeField
        id="review-photos"
        label={t('photos')}
        optional={t('optional')}
        hint={t('photosHint')}
        message={messageOf('photos')}
      >
        <input {...control('photos')} type="file" multiple accept="image/jpeg,image/png,image/webp" />
      </NativeField>
      {rejected?.lostPhotos && <Notice tone="warning">{t('photosAgain')}</Notice>}
      {own && own.photos > 0 && (
        <div>
          <p className={field.hint}>{t('photosKept', { count: own.photos })}</p>
          <label className={field.tick}>
            <input type="checkbox" name="withoutPhotos" value="1" />
            {t('withoutPhotos')}
          </label>
        </div>
      )}
      <p className={styles.small}>
        {t('consent')} {privacy && <Link href={privacy}>{t('privacy')}</Link>}
      </p>
      <Button type="submit" size="l" wide>
        {t(own ? 'submitAgain' : 'submit')}
      </Button>
    </form>
  );
}

/** Names of errors with their own message. */
const PROBLEMS: Record<string, 'tooMany' | 'tooLarge'> = {
  TooManyRequests: 'tooMany',
  PayloadTooLarge: 'tooLarge',
  TooLarge: 'tooLarge',
};
