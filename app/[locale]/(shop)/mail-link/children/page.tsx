import type { Metadata } from 'next';
import { InvitationCard } from '@/components/profile/invitation-card';
import { loadInvitationOrNull } from '@/lib/academy/adults/load-adults';
import { loadAuthPageProps } from '@/lib/customer/account/load-auth-page-props';
import { localeParam } from '@/lib/customer/account/unlocalized-route';
import { pageMetadata } from '@/lib/discovery/seo/page-metadata';
import { getLabels } from '@/lib/forms/get-labels';

/** Rendered per request: the query holds the link's code, and the page names the account that would accept. */
export const dynamic = 'force-dynamic';

type Props = PageProps<'/[locale]/mail-link/children'>;

/** Landing page of an invitation to the children of an account. */
export default async function InvitationPage({ params, searchParams }: Props) {
  const [locale, { code, busy }] = await Promise.all([localeParam(params), searchParams]);
  const given = typeof code === 'string' ? code.slice(0, 200) : '';
  const [{ invitation: text }, { profilePath }, invitation] = await Promise.all([
    getLabels(locale, 'adults'),
    loadAuthPageProps(locale),
    loadInvitationOrNull(locale, given),
  ]);
  return (
    <InvitationCard
      invitation={invitation}
      code={given}
      busy={busy !== undefined}
      text={text}
      profilePath={profilePath}
      locale={locale}
    />
  );
}

/** Nothing of the query: the code is a secret. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await localeParam(params);
  const { invitation } = await getLabels(locale, 'adults');
  return pageMetadata({ locale, path: '/', title: invitation.title, noindex: true });
}
