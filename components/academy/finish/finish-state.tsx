import { getTranslations } from 'next-intl/server';
import { SignInLink } from '@/components/account/sign-in-link';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import type { Locale } from '@/backend/contract/locales';
import styles from './finish.module.css';

interface FinishStateProps {
  kind: 'signed-out' | 'unavailable' | 'noChildren';
  /** Paths of this page, of the level and of the profile. */
  here: string;
  level: string;
  profile: string | null;
  locale: Locale;
}

/** Instead of children: why there are none to show, and what to do. */
export async function FinishState({ kind, here, level, profile, locale }: FinishStateProps) {
  const t = await getTranslations({ locale, namespace: 'finish' });
  const name = kind === 'signed-out' ? 'signedOut' : kind;
  return (
    <section className={styles.state} aria-labelledby="finish-state">
      <h2 id="finish-state">{t(`${name}.title`)}</h2>
      <p>{t(`${name}.text`)}</p>
      <div className={styles.actions}>
        {kind === 'signed-out' && <SignInLink path={here} label={t('signedOut.login')} />}
        {kind === 'noChildren' && profile && (
          <ButtonLink href={`${profile}#children`} prefetch={false}>
            {t('noChildren.button')}
          </ButtonLink>
        )}
        {kind === 'unavailable' && (
          <ButtonLink href={here} prefetch={false}>
            {t('unavailable.retry')}
          </ButtonLink>
        )}
        <ButtonLink href={level} variant="secondary" prefetch={false}>
          {t('level')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Lessons of the level that the account may not watch: nothing can be marked with them. */
export async function LockedNotice({ count, level, locale }: { count: number; level: string; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'finish' });
  return (
    <Notice tone="info" title={t('locked.title')}>
      <p>{t('locked.text', { count })}</p>
      <p>
        <a href={`${level}#unlock`}>{t('locked.button')}</a>
      </p>
    </Notice>
  );
}
