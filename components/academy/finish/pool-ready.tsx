import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/backend/contract/locales';
import styles from './finish.module.css';

const ASKS = ['one', 'two', 'three', 'four'] as const;
const PRACTISED = ['one', 'two', 'three'] as const;
const UNKNOWN = ['one', 'two', 'three', 'four'] as const;

/** What the first badge of the domain's country asks for, what of it is practised here, and what this can not tell. */
export async function PoolReady({ open, locale }: { open: boolean; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'poolReady' });
  return (
    <details id="pool-ready" className={styles.pool} open={open}>
      <summary>
        <h2>{t('title')}</h2>
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.poolBody}>
        <section aria-labelledby="pool-asks">
          <h3 id="pool-asks">{t('badge')}</h3>
          <p>{t('lead')}</p>
          <ul>
            {ASKS.map((ask) => (
              <li key={ask}>{t(`asks.${ask}`)}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="pool-practised">
          <h3 id="pool-practised">{t('here')}</h3>
          <ul>
            {PRACTISED.map((point) => (
              <li key={point}>{t(`practised.${point}`)}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="pool-limits" className={styles.limits}>
          <h3 id="pool-limits">{t('limits')}</h3>
          <ul>
            {UNKNOWN.map((point) => (
              <li key={point}>{t(`unknown.${point}`)}</li>
            ))}
          </ul>
        </section>
      </div>
    </details>
  );
}
