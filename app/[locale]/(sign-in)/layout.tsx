import { BaseShell } from '@/components/shell/base-shell';
import { localeParam } from '@/lib/customer/account/unlocalized-route';

/** Signing in and up, without the shop's header: its pages contain a smaller one, see SignInFrame. */
export default async function SignInLayout({ children, params }: LayoutProps<'/[locale]'>) {
  return <BaseShell locale={await localeParam(params)}>{children}</BaseShell>;
}
