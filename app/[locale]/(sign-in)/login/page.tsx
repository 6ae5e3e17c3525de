import { createAuthPage } from '@/components/account/auth-page';
import { FindOrderLink } from '@/components/account/find-order-link';
import { LoginScreen } from '@/components/account/login-screen';
import { routes } from '@/backend/contract/routes';

const page = createAuthPage({
  path: routes.login,
  head: ({ login }) => ({ title: login.title, lead: login.lead }),
  body: (screen, locale) => (
    <>
      <LoginScreen screen={screen} />
      <FindOrderLink locale={locale} />
    </>
  ),
});

export const { generateMetadata } = page;
export default page.Page;
