import Link from 'next/link';
import { JsonLd } from '@/components/ui/json-ld';
import { absoluteUrl } from '@/lib/i18n/hosts';
import styles from './breadcrumbs.module.css';
import { type Link as Crumb } from '@/lib/core/link';
import { type Locale } from '@/backend/contract/locales';

interface BreadcrumbsProps {
  items: Crumb[];
  label: string;
  locale: Locale;
}

/** Path from the home page; the last item is the current page. */
export function Breadcrumbs({ items, label, locale }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={styles.breadcrumbs}>
      <ol role="list" className={styles.list}>
        {items.map((item, index) => (
          <li key={index} className={styles.item}>
            {index === items.length - 1 ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <Link href={item.path} prefetch={false}>
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: items.map(({ label: name, path }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            item: absoluteUrl(locale, path),
          })),
        }}
      />
    </nav>
  );
}
