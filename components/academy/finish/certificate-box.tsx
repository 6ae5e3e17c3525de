import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button-class';
import { printPath } from '@/lib/academy/certificates/print-path';
import { formatDay } from '@/lib/academy/children/format-day';
import type { Certificate } from '@/backend/contract/certificates';
import type { Child } from '@/backend/contract/children';
import type { Locale } from '@/backend/contract/locales';
import { certificatePath } from '@/backend/contract/paths';
import styles from './finish.module.css';

interface CertificateBoxProps {
  child: Child;
  /** Id. */
  level: string;
  certificate: Certificate | undefined;
  isDone: boolean;
  locale: Locale;
}

/** The certificate to print; one that was issued stays, also when something does not work any more. */
export async function CertificateBox({ child, level, certificate, isDone, locale }: CertificateBoxProps) {
  const t = await getTranslations({ locale, namespace: 'finish.certificate' });
  const titleId = `certificate-${child.id}`;
  return (
    <section aria-labelledby={titleId} className={styles.certificate}>
      <h3 id={titleId}>{t('title')}</h3>
      {isDone || certificate ? (
        <>
          <p>{t('text')}</p>
          {certificate ? (
            <p>
              <a href={printPath(child.id, level)} className={buttonClass({})}>
                {t('printOf', { name: child.nickname })}
              </a>
            </p>
          ) : (
            // It is issued today, which is no matter of a link: browsers open links ahead.
            <form method="post" action={printPath(child.id, level)}>
              <button type="submit" className={buttonClass({})}>
                {t('printOf', { name: child.nickname })}
              </button>
            </form>
          )}
          {certificate && (
            <p className={styles.soft}>
              {t('issued', { date: formatDay(certificate.day, locale) })}{' '}
              <a href={certificatePath(certificate.serial)} className={styles.serial}>
                {certificate.serial}
              </a>
            </p>
          )}
          <p className={styles.soft}>{t('check')}</p>
        </>
      ) : (
        <p>{t('missing')}</p>
      )}
    </section>
  );
}
