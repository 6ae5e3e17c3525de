import { AuthLinks } from '@/components/account/auth-links';
import { createAuthPage } from '@/components/account/auth-page';
import { ForgotForm } from '@/components/account/forgot-form';
import { routes } from '@/backend/contract/routes';

const page = createAuthPage({
  path: routes.forgotPassword,
  head: ({ forgot }) => ({ title: forgot.title, lead: forgot.lead }),
  body: ({ labels, formLabels, captcha }) => (
    <>
      <ForgotForm labels={labels} formLabels={formLabels} captcha={captcha} />
      <AuthLinks links={[{ href: routes.login, label: labels.forgot.back }]} />
    </>
  ),
});

export const { generateMetadata } = page;
export default page.Page;
