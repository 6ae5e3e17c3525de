import type { SiteSettings } from '@/lib/content/pages/types';
import styles from './company-lines.module.css';

interface CompanyLinesProps {
  company: SiteSettings['company'];
  cocLabel: string;
  vatLabel: string;
}

/** Company details that the law requires on every page. */
export function CompanyLines({ company, cocLabel, vatLabel }: CompanyLinesProps) {
  const parts = [
    company.name,
    company.address.split('\n').join(', '),
    company.chamberOfCommerce && `${cocLabel} ${company.chamberOfCommerce}`,
    company.vatNumber && `${vatLabel} ${company.vatNumber}`,
  ].filter(Boolean);
  return (
    <address className={styles.company}>
      {parts.map((part, index) => (
        <span key={index}>{part}</span>
      ))}
    </address>
  );
}
