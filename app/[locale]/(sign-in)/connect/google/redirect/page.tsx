import { createAuthPage } from '@/components/account/auth-page';
import { GoogleLanding } from '@/components/account/google-landing';
import { GOOGLE_REDIRECT_PATH } from '@/lib/customer/account/google-sign-in';

const page = createAuthPage({
  path: GOOGLE_REDIRECT_PATH,
  head: ({ google }) => ({ title: google.title }),
  body: ({ labels, formLabels, profilePath }) => (
    <GoogleLanding labels={labels} formLabels={formLabels} profilePath={profilePath} />
  ),
});

export const { generateMetadata } = page;
export default page.Page;
