import { getTranslations } from 'next-intl/server';
import { ArrowLink } from '@/components/content/arrow-link';
import { findRecallPath } from '@/components/content/recall-link';
import { Notice } from '@/components/ui/notice';
import { listRecallsIfKnown } from '@/lib/catalog/recalls/recall-queries';
import type { Locale } from '@/backend/contract/locales';
import type { FullOrder, OrderRecall } from '@/backend/contract/order';

interface Props {
  recalls: FullOrder['recalls'];
  locale: Locale;
}

/** Product safety recalls of pieces that the customer has. */
export async function OrderRecalls({ recalls, locale }: Props) {
  const known = await listRecallsIfKnown(locale);
  return recalls.map(({ id, pieces }) => (
    <OrderRecallNotice
      key={id}
      id={id}
      pieces={pieces}
      action={known.find((recall) => recall.id === id)?.action ?? ''}
      locale={locale}
    />
  ));
}

async function OrderRecallNotice({ id, pieces, action, locale }: OrderRecall & { action: string; locale: Locale }) {
  const [t, path] = await Promise.all([getTranslations({ locale, namespace: 'recalls' }), findRecallPath(locale, id)]);
  return (
    <Notice tone="error" title={t('title')}>
      <p>{t('ofOrder')}</p>
      <ul>
        {pieces.map(({ title, quantity, lots }, index) => (
          <li key={index}>
            {quantity} × {title}
            {lots.length > 0 && `. ${t('lots', { lots: lots.join(', ') })}`}
          </li>
        ))}
      </ul>
      {action && <p>{action}</p>}
      {path && <ArrowLink href={path} label={t('read')} />}
    </Notice>
  );
}
