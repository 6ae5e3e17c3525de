import { createAuthPage } from '@/components/account/auth-page';
import { GoogleLanding } from '@/components/account/google-landing';
import { GOOGLE_LANDING } from '@/lib/customer/account/google';

const page = createAuthPage({
  path: GOOGLE_LANDING,
  head: ({ google }) => ({ title: google.title }),
  body: ({ labels, profilePath }) => <GoogleLanding labels={labels} profilePath={profilePath} />,
});

export const { generateMetadata } = page;
export default page.Page;
