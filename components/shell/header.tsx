import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { getSearchLabels } from '@/components/search/get-labels';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { routes } from '@/backend/contract/routes';
import { CartLink } from './cart-link';
import { FavouritesLink } from './favourites-link';
import styles from './header.module.css';
import type { LayoutData } from '@/lib/content/pages/load-layout-data';
import { Logo } from '@/components/layout/logo';
import { NavList } from '@/components/layout/nav-list';
import { ProfileLink } from './profile-link';
import { SearchLink } from './search-link';
import { SiteMenu } from './site-menu';
import { type Locale } from '@/backend/contract/locales';

const MENU_ID = 'site-menu';

export async function Header({ locale, chrome }: { locale: Locale; chrome: LayoutData }) {
  const [t, favourites, searchLabels] = await Promise.all([
    getTranslations({ locale, namespace: 'layout' }),
    getTranslations({ locale, namespace: 'favourites' }),
    getSearchLabels(locale),
  ]);
  const favouritesLabels = { one: favourites('link.one'), many: favourites('link.many') };
  const { settings, primary, secondary, cartPath, checkoutPath, profilePath } = chrome;
  return (
    <header className={styles.header} data-print="hidden">
      <div className={styles.service}>
        <Container className={styles.serviceRow}>
          <p className={styles.tagline}>{settings?.tagline}</p>
          <NavList items={secondary} label={t('nav.secondary')} className={styles.secondary} />
        </Container>
      </div>
      <Container className={styles.row}>
        <Logo settings={settings} label={t('home')} priority />
        <NavList items={primary} label={t('nav.primary')} className={styles.primary} />
        <div className={styles.actions}>
          <span className={styles.favourites}>
            <FavouritesLink icon={<Icon name="heart" size={26} />} labels={favouritesLabels} />
          </span>
          <span className={styles.search}>
            <SearchLink icon={<Icon name="search" size={26} />} labels={searchLabels} />
          </span>
          {profilePath && (
            <ProfileLink
              icon={<Icon name="user" size={26} />}
              loginPath={routes.login}
              path={profilePath}
              loginLabel={t('account.login')}
              profileLabel={t('account.profile')}
            />
          )}
          {cartPath && (
            <CartLink
              icon={<Icon name="cart" size={26} />}
              path={cartPath}
              checkoutPath={checkoutPath}
              labels={{ empty: t('cart.empty'), one: t('cart.one'), many: t('cart.many') }}
            />
          )}
          <button type="button" className={styles.toggle} popoverTarget={MENU_ID} aria-label={t('nav.open')}>
            <Icon name="menu" size={26} />
          </button>
        </div>
      </Container>
      <SiteMenu id={MENU_ID} closeLabel={t('nav.close')} closeIcon={<Icon name="close" size={26} />}>
        <Link href={routes.search} prefetch={false} className={styles.menuSearch}>
          <Icon name="search" />
          {searchLabels.title}
        </Link>
        <span className={styles.menuFavourites}>
          <FavouritesLink icon={<Icon name="heart" />} labels={favouritesLabels} named />
        </span>
        <NavList items={primary} label={t('nav.primary')} className={styles.menuPrimary} />
        <NavList items={secondary} label={t('nav.secondary')} className={styles.menuSecondary} />
      </SiteMenu>
    </header>
  );
}
