import { AuthLinks } from '@/components/account/auth-links';
import { createAuthPage } from '@/components/account/auth-page';
import { ConfirmForm } from '@/components/account/confirm-form';
import { routes, serverRoutes } from '@/backend/contract/routes';

const page = createAuthPage({
  path: serverRoutes.confirmEmail,
  head: ({ confirm }) => ({ title: confirm.title, lead: confirm.lead }),
  body: ({ labels, formLabels }) => (
    <>
      <ConfirmForm labels={labels} formLabels={formLabels} />
      <AuthLinks links={[{ href: routes.login, label: labels.forgot.back }]} />
    </>
  ),
});

export const { generateMetadata } = page;
export default page.Page;
