import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { colonOf } from '@/backend/contract/colon';
import { countryName } from '@/backend/contract/country-names';
import { SAFETY_RULES_ID } from '@/lib/academy/safety/safety-rules-id';
import { getOptionLabels } from '@/lib/catalog/option-queries';
import type { Maker, Product } from '@/lib/catalog/types';
import { findLayoutPagePath } from '@/lib/content/pages/layout-page-path';
import type { SiteSettings } from '@/lib/content/pages/types';
import styles from './product-safety.module.css';
import propertyStyles from './property-list.module.css';
import { type Locale } from '@/backend/contract/locales';
import { PAGE_SLUGS } from '@/backend/contract/page-slugs';
import { COLOR } from '@/backend/contract/options';

interface ProductSafetyProps {
  product: Product;
  settings: SiteSettings;
  locale: Locale;
}

/**
 * Information that product law requires in the offer itself: warnings, manufacturer, conformity, manual (Regulation (EU)
 * 2023/988 art. 19, Regulation (EU) 2016/425).
 */
export async function ProductSafety({ product, settings, locale }: ProductSafetyProps) {
  const { warnings, safety, manual, declaration } = product;
  if (product.type !== 'physical') return null;
  const [t, rules, academy, rows] = await Promise.all([
    getTranslations({ locale, namespace: 'product.safety' }),
    getTranslations({ locale, namespace: 'safetyRules' }),
    findLayoutPagePath(locale, PAGE_SLUGS.academy),
    listProperties(product, settings, locale),
  ]);
  // What lifts a child is practised with.
  const rulesHref =
    product.sizeGuide.some(({ buoyancy }) => buoyancy !== null) && academy && `${academy}#${SAFETY_RULES_ID}`;
  const size = (kilobytes: number) => ({ size: String(kilobytes) });
  return (
    <section className={styles.safety} aria-labelledby="safety">
      <div className={styles.intro}>
        <h2 id="safety" className={styles.title}>
          <Icon name="shield" />
          {t('title')}
        </h2>
        {warnings.length > 0 && (
          <ul role="list" className={styles.warnings}>
            {warnings.map((warning, index) => (
              <li key={index}>
                <Icon name="warning" label={t('warning')} />
                <span>{warning}</span>
              </li>
            ))}
          </ul>
        )}
        {safety && safety.split(/\n+/).map((paragraph, index) => <p key={index}>{paragraph}</p>)}
        {rulesHref && <a href={rulesHref}>{rules('title')}</a>}
        {(manual || declaration) && (
          <ul role="list" className={styles.files} aria-label={t('documents')}>
            {manual && (
              <li>
                <a href={manual.url}>{t('manual', size(manual.size))}</a>
              </li>
            )}
            {declaration && (
              <li>
                <a href={declaration.url}>{t('declaration', size(declaration.size))}</a>
              </li>
            )}
          </ul>
        )}
      </div>
      <dl className={propertyStyles.list}>
        {rows.map(({ label, value }, index) => (
          <div key={index} className={propertyStyles.row}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

async function listProperties(product: Product, settings: SiteSettings, locale: Locale) {
  const [t, general, options] = await Promise.all([
    getTranslations({ locale, namespace: 'product.safety' }),
    getTranslations({ locale, namespace: 'product' }),
    getOptionLabels(locale),
  ]);
  const { maker, responsible, conformity, sizeGuide } = product;
  const age = String(settings.minimumAge);
  const weights = sizeGuide.flatMap(({ weightMin, weightMax }) => [weightMin, weightMax]);
  const rows: { label: string; value: ReactNode }[] = [];
  const add = (label: string, value: ReactNode) => value && rows.push({ label, value });

  add(
    t('ageWeight'),
    weights.length > 0
      ? t('ageAndWeight', { age, min: String(Math.min(...weights)), max: String(Math.max(...weights)) })
      : general('minimumAge', { age }),
  );
  if (conformity) {
    const { model, standard, performanceClass, protective, ceMarked, notifiedBody, certificates } = conformity;
    const classText = performanceClass && t('performanceClass', { class: performanceClass });
    const marks = [protective && t('protective'), ceMarked && t('ceMarked')].filter(Boolean);
    const body = notifiedBody && t('notifiedBody', { body: notifiedBody });
    add(t('standard'), [standard, classText].filter(Boolean).join(', '));
    add(t('conformity'), [...marks, body].filter(Boolean).join('. '));
    add(
      t('certificates'),
      certificates
        .map(({ number, color }) =>
          color ? `${options.values[COLOR]?.[color] ?? color}${colonOf(locale)} ${number}` : number,
        )
        .join('\n'),
    );
    add(t('model'), model);
  }
  add(t('maker'), maker && <Address of={maker} locale={locale} />);
  add(t('responsible'), responsible && <Address of={responsible} locale={locale} />);
  return rows;
}

function Address({ of: { name, address, country, email }, locale }: { of: Maker; locale: Locale }) {
  const lines = [name, address, country && countryName(country, locale)].filter(Boolean).join('\n');
  return (
    <address className={styles.address}>
      {lines}
      {email && (
        <>
          {'\n'}
          <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
    </address>
  );
}
