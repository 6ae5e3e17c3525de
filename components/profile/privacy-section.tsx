import { buttonClass } from '@/components/ui/button-class';
import { loadProfileLabels } from '@/lib/customer/profile/load-profile-labels';
import type { Profile } from '@/lib/customer/profile/types';
import { ConsentButton } from './consent-button';
import { DeleteSetting } from './delete-setting';
import { SettingRow } from './setting-row';
import { Section } from './section';
import styles from './section.module.css';
import { type Locale } from '@/backend/contract/locales';

const EXPORT = '/api/me/export';

export async function PrivacySection({ user, locale }: { user: Profile; locale: Locale }) {
  const common = await loadProfileLabels(locale);
  const { privacy } = common.labels;
  return (
    <Section id="privacy" title={privacy.title}>
      <SettingRow title={privacy.cookies} action={<ConsentButton label={privacy.cookiesButton} />}>
        <p className={styles.soft}>{privacy.cookiesText}</p>
      </SettingRow>
      <SettingRow
        title={privacy.download}
        action={
          <div className={styles.buttons}>
            <a href={`${EXPORT}?format=html`} download className={buttonClass({ variant: 'secondary' })}>
              {privacy.downloadHtml}
            </a>
            <a href={EXPORT} download className={buttonClass({ variant: 'quiet' })}>
              {privacy.downloadJson}
            </a>
          </div>
        }
      >
        <p className={styles.soft}>{privacy.downloadText}</p>
      </SettingRow>
      <DeleteSetting {...common} user={user} />
    </Section>
  );
}
