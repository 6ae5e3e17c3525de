import { Container } from '@/components/ui/container';
import { getPagePath, getSiteSettings } from '@/lib/content/queries';
import type { Block } from '@/lib/content/types';
import { getLabels } from '@/lib/forms/get-labels';
import type { Locale } from '@/lib/i18n/locales';
import styles from './profile.module.css';
import { ProfileIsland } from './profile-island';

interface ProfileViewProps {
  block: Extract<Block, { kind: 'profile' }>;
  locale: Locale;
}

/** The profile's shell, the same for everyone; who is signed in only the browser asks. */
export async function ProfileView({ block, locale }: ProfileViewProps) {
  const [labels, forms, settings] = await Promise.all([
    getLabels(locale, 'account'),
    getLabels(locale, 'forms'),
    getSiteSettings(locale),
  ]);
  const path = await getPagePath(locale, settings.profileSlug);
  const { profile, login } = labels;
  return (
    <Container as="section" className={styles.profile}>
      <h1>{block.title}</h1>
      <ProfileIsland
        path={path}
        labels={{ ...profile, login: login.submit, email: forms.fields.email, failed: forms.problems.unreachable }}
      />
    </Container>
  );
}
