import { loadProfileLabels } from '@/lib/customer/profile/load-profile-labels';
import type { Profile } from '@/lib/customer/profile/types';
import { NameFact } from './name-fact';
import { EmailFact } from './email-fact';
import { Section } from './section';
import { type Locale } from '@/backend/contract/locales';

export async function DetailsSection({ user, locale }: { user: Profile; locale: Locale }) {
  const words = await loadProfileLabels(locale);
  return (
    <Section id="details" title={words.labels.details.title}>
      <NameFact {...words} user={user} />
      <EmailFact {...words} user={user} />
    </Section>
  );
}
