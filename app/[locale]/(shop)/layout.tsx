import { SiteShell } from '@/components/shell/site-shell';
import { localeParam } from '@/lib/customer/account/unlocalized-route';

/** Every page but signing in and up: the shop's header, and a footer in each page. */
export default async function ShopLayout({ children, params }: LayoutProps<'/[locale]'>) {
  return <SiteShell locale={await localeParam(params)}>{children}</SiteShell>;
}
