import { getSiteSettings } from '@/lib/content/pages/page-queries';
import { originOf } from '@/lib/i18n/hosts';
import { fill } from '@/lib/forms/fill-template';
import { getLabels } from '@/lib/forms/get-labels';
import { loadProfileLabels } from '@/lib/customer/profile/load-profile-labels';
import type { Passkey, Profile, Session } from '@/lib/customer/profile/types';
import { PasskeyList } from './passkey-list';
import { PasswordSetting } from './password-setting';
import { Section } from './section';
import { SessionList } from './session-list';
import { formatDate } from '@/backend/contract/dates';
import { LOCALE_SETTINGS, type Locale } from '@/backend/contract/locales';

interface SecuritySectionProps {
  user: Profile;
  passkeys: Passkey[];
  sessions: Session[];
  locale: Locale;
}

export async function SecuritySection({ user, passkeys, sessions, locale }: SecuritySectionProps) {
  const [common, account, { timeZone }] = await Promise.all([
    loadProfileLabels(locale),
    getLabels(locale, 'account'),
    getSiteSettings(locale),
  ]);
  const { sessions: labels, passkeys: passkeyLabels, nav } = common.labels;
  const format = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const;
  const date = new Intl.DateTimeFormat(LOCALE_SETTINGS[locale].tag, format);
  const rows = sessions.map(({ id, device, place, lastSeen, createdAt, current }) => {
    const at = lastSeen ?? createdAt;
    const details = [
      at && fill(labels.seen, { date: formatDate(date, new Date(at)) }),
      place && fill(labels.place, { place }),
    ];
    return { id, current, device: device || labels.unknown, details: details.filter(Boolean).join(' · ') };
  });
  const day = new Intl.DateTimeFormat(LOCALE_SETTINGS[locale].tag, { dateStyle: 'medium', timeZone });
  const passkeyRows = passkeys.map(({ id, name, domain, createdAt, lastUsed }) => {
    const details = [
      fill(passkeyLabels.works, { domain }),
      createdAt && fill(passkeyLabels.created, { date: formatDate(day, new Date(createdAt)) }),
      lastUsed ? fill(passkeyLabels.used, { date: formatDate(day, new Date(lastUsed)) }) : passkeyLabels.unused,
    ];
    return { id, name, details: details.filter(Boolean).join(' · ') };
  });
  return (
    <Section id="security" title={nav.security}>
      <PasswordSetting {...common} user={user} account={account} />
      <PasskeyList {...common} passkeys={passkeyRows} user={user} origin={originOf(locale)} />
      <SessionList {...common} sessions={rows} />
    </Section>
  );
}
