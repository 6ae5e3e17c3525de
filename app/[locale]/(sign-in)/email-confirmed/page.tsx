import { createAuthPage } from '@/components/account/auth-page';
import { ChoosePasswordNotice } from '@/components/account/choose-password-notice';
import { ButtonLink } from '@/components/ui/button-link';
import { routes, serverRoutes } from '@/backend/contract/routes';

const page = createAuthPage({
  path: serverRoutes.emailConfirmed,
  head: ({ confirmed }) => ({ title: confirmed.title, lead: confirmed.text }),
  body: ({ labels }) => (
    <>
      <ChoosePasswordNotice text={labels.confirmed.choose}>
        <ButtonLink href={routes.forgotPassword} variant="secondary" prefetch={false}>
          {labels.confirmed.chooseLink}
        </ButtonLink>
      </ChoosePasswordNotice>
      <ButtonLink href={routes.login} size="l" wide>
        {labels.login.submit}
      </ButtonLink>
    </>
  ),
});

export const { generateMetadata } = page;
export default page.Page;
