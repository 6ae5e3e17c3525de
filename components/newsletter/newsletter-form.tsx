import { getTranslations } from 'next-intl/server';
import { InlineText } from '@/components/forms/composed-inline';
import { Button } from '@/components/ui/button';
import styles from './newsletter-form.module.css';
import { type Locale } from '@/backend/contract/locales';
import { consentKey } from '@/backend/contract/signatures';

interface NewsletterFormProps {
  /** Id prefix of its fields, unique on the page. */
  id: string;
  /** Consent text. */
  consent: string;
  locale: Locale;
}

/** Submits natively, without JavaScript: the browser validates, the response is a separate page. */
export async function NewsletterForm({ id, consent, locale }: NewsletterFormProps) {
  const t = await getTranslations({ locale, namespace: 'newsletter' });
  return (
    <form method="post" action="/api/newsletter" className={styles.form}>
      <input type="hidden" name="consent" value={consentKey(consent)} />
      <div className={styles.field}>
        <label htmlFor={`${id}-email`} className={styles.label}>
          {t('email')}
        </label>
        <input
          id={`${id}-email`}
          className={styles.control}
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
        />
      </div>
      <label className={styles.tick}>
        <input type="checkbox" name="agreed" value="yes" required />
        <span>
          <InlineText text={consent} />
        </span>
      </label>
      {/* Honeypot, invisible to people. */}
      <div className={styles.trap} aria-hidden="true">
        <input type="text" name="website" tabIndex={-1} autoComplete="off" aria-label="Website" />
      </div>
      <div className={styles.row}>
        <Button type="submit" size="l">
          {t('button')}
        </Button>
        <p className={styles.note}>{t('note')}</p>
      </div>
    </form>
  );
}
