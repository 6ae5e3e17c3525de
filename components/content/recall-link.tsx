import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { Notice } from '@/components/ui/notice';
import { listRecallsIfKnown } from '@/lib/catalog/recalls/recall-queries';
import { findLayoutPagePath } from '@/lib/content/pages/layout-page-path';
import type { Locale } from '@/backend/contract/locales';
import { ArrowLink } from './arrow-link';
import { PAGE_SLUGS } from '@/backend/contract/page-slugs';

/** Path of a recall's notice on the page of all; null while that page is not published. */
export async function findRecallPath(locale: Locale, id: string): Promise<string | null> {
  const path = await findLayoutPagePath(locale, PAGE_SLUGS.recalls);
  return path && `${path}#recall-${id}`;
}

/** On the page of a product: each of its recalls, while there are any. */
export async function RecallLink({ product, locale }: { product: string; locale: Locale }) {
  const recalls = (await listRecallsIfKnown(locale)).filter(({ productIds }) => productIds.includes(product));
  if (recalls.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'recalls' });
  const paths = await Promise.all(recalls.map(({ id }) => findRecallPath(locale, id)));
  return (
    <Notice tone="error" title={t('title')}>
      <p>{t('ofProduct')}</p>
      {recalls.map(({ id, hazard }, index) => {
        const path = paths[index];
        return (
          <Fragment key={id}>
            <p>{hazard}</p>
            {path && <ArrowLink href={path} label={t('read')} />}
          </Fragment>
        );
      })}
    </Notice>
  );
}
