import { loadProfileLabels } from '@/lib/customer/profile/load-profile-labels';
import type { Profile } from '@/lib/customer/profile/types';
import { NameSetting } from './name-setting';
import { EmailSetting } from './email-setting';
import { Section } from './section';
import { type Locale } from '@/backend/contract/locales';

export async function DetailsSection({ user, locale }: { user: Profile; locale: Locale }) {
  const common = await loadProfileLabels(locale);
  return (
    <Section id="details" title={common.labels.details.title}>
      <NameSetting {...common} user={user} />
      <EmailSetting {...common} user={user} />
    </Section>
  );
}
