import { getTranslations } from 'next-intl/server';
import field from '@/components/forms/field.module.css';
import { NativeMessage } from './native-message';
import { type Locale } from '@/backend/contract/locales';
import { isSizeFit, SIZE_FITS } from '@/backend/contract/size-fit';

interface FitChoiceProps {
  locale: Locale;
  /** The selected answer; '' for none. */
  value: string;
  message: string | null;
}

/** How the size fits, in radio buttons; not answering is one of them, so that an answer can be taken back. */
export async function FitChoice({ locale, value, message }: FitChoiceProps) {
  const [t, words] = await Promise.all([
    getTranslations({ locale, namespace: 'reviewForm' }),
    getTranslations({ locale, namespace: 'reviews' }),
  ]);
  const options = [
    ...SIZE_FITS.map((fit) => ({ value: fit, label: words(`fit.${fit}`) })),
    { value: '', label: t('noFit') },
  ];
  const chosen = isSizeFit(value) ? value : '';
  return (
    <fieldset className={field.group} role="radiogroup" aria-invalid={message ? true : undefined}>
      <legend className={field.label}>
        {t('fit')} <span className={field.optional}>{t('optional')}</span>
      </legend>
      <div className={field.options}>
        {options.map((option, index) => (
          <label key={option.value} className={field.tick}>
            <input
              type="radio"
              name="fit"
              id={index === 0 ? 'review-fit' : undefined}
              value={option.value}
              defaultChecked={option.value === chosen}
              aria-describedby="review-fit-message"
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <NativeMessage id="review-fit-message" message={message} />
    </fieldset>
  );
}
