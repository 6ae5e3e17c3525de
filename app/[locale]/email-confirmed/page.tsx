import { createAuthPage } from '@/components/account/auth-page';
import { ChooseNotice } from '@/components/account/choose-notice';
import { ButtonLink } from '@/components/ui/button-link';
import { routes } from '@/backend/contract/paths';

const page = createAuthPage({
  path: routes.emailConfirmed,
  head: ({ confirmed }) => ({ title: confirmed.title, lead: confirmed.text }),
  body: ({ labels }) => (
    <>
      <ChooseNotice labels={labels.confirmed} />
      <ButtonLink href={routes.login} size="l" wide>
        {labels.login.submit}
      </ButtonLink>
    </>
  ),
});

export const { generateMetadata } = page;
export default page.Page;
