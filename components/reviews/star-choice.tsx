import { getTranslations } from 'next-intl/server';
import field from '@/components/forms/field.module.css';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { NativeMessage } from './native-message';
import styles from './star-choice.module.css';
import { type Locale } from '@/backend/contract/locales';

interface StarChoiceProps {
  locale: Locale;
  /** Selected number of stars. */
  value: string;
  message: string | null;
}

const STARS = [1, 2, 3, 4, 5];

/** Five radio buttons that look like stars, with arrow keys and accessible names. */
export async function StarChoice({ locale, value, message }: StarChoiceProps) {
  const t = await getTranslations({ locale, namespace: 'reviewForm' });
  return (
    <fieldset className={field.group} role="radiogroup" aria-invalid={message ? true : undefined}>
      <legend className={field.label}>{t('stars')}</legend>
      <div className={styles.stars}>
        {STARS.map((stars) => (
          <label key={stars} className={styles.star}>
            <input
              type="radio"
              name="stars"
              id={stars === 1 ? 'review-stars' : undefined}
              value={stars}
              defaultChecked={value === String(stars)}
              required
              aria-describedby="review-stars-message"
            />
            <Icon name="star" size="2.25rem" />
            <VisuallyHidden>{t('star', { stars })}</VisuallyHidden>
          </label>
        ))}
      </div>
      <NativeMessage id="review-stars-message" message={message} />
    </fieldset>
  );
}
