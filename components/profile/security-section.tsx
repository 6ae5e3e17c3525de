import { getSiteSettings } from '@/lib/content/pages/page-queries';
import { fill } from '@/lib/forms/fill-template';
import { getLabels } from '@/lib/forms/get-labels';
import { loadProfileLabels } from '@/lib/customer/profile/load-profile-labels';
import type { Profile, Session } from '@/lib/customer/profile/types';
import { PasswordSetting } from './password-setting';
import { Section } from './section';
import { SessionList } from './session-list';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';

interface SecuritySectionProps {
  user: Profile;
  sessions: Session[];
  locale: Locale;
}

export async function SecuritySection({ user, sessions, locale }: SecuritySectionProps) {
  const [common, account, { timeZone }] = await Promise.all([
    loadProfileLabels(locale),
    getLabels(locale, 'account'),
    getSiteSettings(locale),
  ]);
  const { sessions: labels, nav } = common.labels;
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
  const date = new Intl.DateTimeFormat(LOCALE_SETTINGS[locale].tag, format);
  const rows = sessions.map(({ id, device, place, lastSeen, createdAt, current }) => {
    const at = lastSeen ?? createdAt;
    const details = [
      at && fill(labels.seen, { date: date.format(new Date(at)) }),
      place && fill(labels.place, { place }),
    ];
    return { id, current, device: device || labels.unknown, details: details.filter(Boolean).join(' · ') };
  });
  return (
    <Section id="security" title={nav.security}>
      <PasswordSetting {...common} user={user} account={account} />
      <SessionList {...common} sessions={rows} />
    </Section>
  );
}
