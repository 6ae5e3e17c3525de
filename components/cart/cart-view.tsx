import { getTranslations } from 'next-intl/server';
import { CartGoesWith, ViewedProducts } from '@/components/shelf/cart-shelves';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { Notice } from '@/components/ui/notice';
import { countryName } from '@/backend/contract/country-names';
import { getOptionLabels } from '@/lib/catalog/option-queries';
import { listShippingCountries } from '@/lib/catalog/product-queries';
import { getPagePath } from '@/lib/content/pages/page-queries';
import type { Block } from '@/lib/content/pages/blocks';
import { getLabels } from '@/lib/forms/get-labels';
import { CartIsland } from './cart-island';
import { getCartLabels } from './cart-labels';
import { CartReminder } from './cart-reminder';
import { CartSkeleton } from './cart-skeleton';
import { loadCartReminder } from './load-cart-reminder';
import styles from './cart-view.module.css';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';
import { PAGE_SLUGS } from '@/backend/contract/page-slugs';

interface CartViewProps {
  block: Extract<Block, { kind: 'cart' }>;
  locale: Locale;
}

/** Cached shell of the cart with labels, links and countries. The contents are known in the browser only. */
export async function CartView({ block, locale }: CartViewProps) {
  const [t, options, countries, checkoutPath, shopPath] = await Promise.all([
    getTranslations({ locale, namespace: 'cart' }),
    getOptionLabels(locale),
    listShippingCountries(locale),
    getPagePath(locale, PAGE_SLUGS.checkout),
    getPagePath(locale, PAGE_SLUGS.shop),
  ]);
  const [labels, discountLabels, reminder] = await Promise.all([
    getCartLabels(locale),
    getLabels(locale, 'discount'),
    loadCartReminder(locale),
  ]);
  return (
    <Container className={styles.view}>
      <h1>{block.title}</h1>
      <noscript>
        <Notice tone="warning">{t('noScript')}</Notice>
      </noscript>
      <CartIsland
        locale={locale}
        labels={labels}
        discountLabels={discountLabels}
        options={options}
        countries={countries.map(({ iso }) => ({ iso, name: countryName(iso, locale) }))}
        country={LOCALE_SETTINGS[locale].country}
        checkoutPath={checkoutPath}
        shopPath={shopPath}
        skeleton={<CartSkeleton label={labels.loading} />}
        reminder={reminder && <CartReminder {...reminder} />}
        goesWith={<CartGoesWith />}
        empty={
          <div className={styles.nothing}>
            <div className={styles.empty}>
              <img src="/images/empty-cart.svg" alt="" width={240} height={180} className={styles.picture} />
              <h2>{block.emptyTitle}</h2>
              {block.emptyText && <p>{block.emptyText}</p>}
              <ButtonLink href={block.link?.path ?? shopPath}>
                {block.link?.label ?? labels.continueShopping}
              </ButtonLink>
            </div>
            <ViewedProducts />
          </div>
        }
      />
    </Container>
  );
}
