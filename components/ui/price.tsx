import styles from './price.module.css';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { formatMoney, type Money } from '@/backend/contract/money';

export function Price({ money, locale, className }: { money: Money; locale: Locale; className?: string }) {
  return (
    <span className={[styles.price, className].filter(Boolean).join(' ')}>
      {formatMoney(money, LOCALE_SETTINGS[locale].tag)}
    </span>
  );
}
