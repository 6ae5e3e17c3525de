import { AuthLinks } from '@/components/account/auth-links';
import { createAuthPage } from '@/components/account/auth-page';
import { RegisterForm } from '@/components/account/register-form';
import { routes } from '@/backend/contract/routes';

const page = createAuthPage({
  path: routes.register,
  head: ({ register }) => ({ title: register.title, lead: register.lead }),
  body: ({ labels, formLabels, captcha }) => (
    <>
      <RegisterForm labels={labels} formLabels={formLabels} captcha={captcha} />
      <AuthLinks links={[{ href: routes.login, label: `${labels.register.haveAccount} ${labels.login.submit}` }]} />
    </>
  ),
});

export const { generateMetadata } = page;
export default page.Page;
