import { Icon } from '@/components/ui/icon';
import { fill } from '@/lib/forms/fill-template';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { formatMoney } from '@/backend/contract/money';
import type { Quote } from '@/backend/contract/quote';
import styles from './until-free.module.css';

interface UntilFreeProps {
  quote: Pick<Quote, 'currency' | 'delivery'>;
  label: string;
  locale: Locale;
}

/** How much is missing for free delivery; nothing where it is free already, or never. */
export function UntilFree({ quote: { currency, delivery }, label, locale }: UntilFreeProps) {
  if (!delivery?.untilFree) return null;
  const amount = formatMoney({ amount: delivery.untilFree, currency }, LOCALE_SETTINGS[locale].tag);
  return (
    <p className={styles.hint}>
      <Icon name="truck" />
      {fill(label, { amount })}
    </p>
  );
}
