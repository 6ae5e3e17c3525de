import { AuthLinks } from '@/components/account/auth-links';
import { createAuthPage } from '@/components/account/auth-page';
import { ChoosePasswordNotice } from '@/components/account/choose-password-notice';
import { ResetForm } from '@/components/account/reset-form';
import { routes, serverRoutes } from '@/backend/contract/routes';

const page = createAuthPage({
  path: serverRoutes.reset,
  head: ({ reset }) => ({ title: reset.title, lead: reset.lead }),
  body: ({ labels, formLabels, profilePath }) => (
    <>
      <ChoosePasswordNotice text={labels.reset.confirmed} />
      <ResetForm labels={labels} formLabels={formLabels} profilePath={profilePath} />
      <AuthLinks links={[{ href: routes.login, label: labels.forgot.back }]} />
    </>
  ),
});

export const { generateMetadata } = page;
export default page.Page;
