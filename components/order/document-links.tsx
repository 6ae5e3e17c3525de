import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { documentPath } from '@/backend/contract/paths';
import styles from './document-links.module.css';
import { type Locale } from '@/backend/contract/locales';
import { type OrderDocument } from '@/backend/contract/order';

interface DocumentLinksProps {
  slug: string;
  documents: OrderDocument[];
  locale: Locale;
}

/** Links to an order's invoices and credit notes, as PDFs opened by the browser. */
export async function DocumentLinks({ slug, documents, locale }: DocumentLinksProps) {
  const t = await getTranslations({ locale, namespace: 'order.page.documents' });
  return documents.map(({ kind, number }) => (
    <a key={number} href={documentPath(slug, number)} className={styles.link}>
      <Icon name="file" />
      {t(kind, { number })}
    </a>
  ));
}
