import { AuthLayout } from '@/components/account/auth-layout';
import { EmailLinkForm } from '@/components/account/email-link-form';
import { buttonClass } from '@/components/ui/button-class';
import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import { fill } from '@/lib/forms/fill-template';
import type { Messages } from '@/lib/forms/message-types';
import { INVITATION_DAYS, type Invitation, MAX_SHARED_ACCOUNTS } from '@/backend/contract/adults';
import type { Locale } from '@/backend/contract/locales';
import { INVITATION_PAGE, invitationPath } from '@/backend/contract/paths';
import { InvitationSignIn, OtherAccount } from './invitation-sign-in';
import { SessionNotice } from './session-notice';
import styles from './section.module.css';

interface InvitationCardProps {
  /** Null if it could not be looked up. */
  invitation: Invitation | null;
  code: string;
  /** Pressing the button did not work just now. */
  busy: boolean;
  text: Messages['adults']['invitation'];
  profilePath: string;
  locale: Locale;
}

/** What an invitation offers, with which account, and what can be done. Opening it changes nothing; its button does. */
export function InvitationCard({ invitation, code, busy, text, profilePath, locale }: InvitationCardProps) {
  const state = invitation?.state ?? 'open';
  const inviter = invitation?.inviter ?? '';
  const { title, lead } = text[state];
  const values = { inviter, days: INVITATION_DAYS, max: MAX_SHARED_ACCOUNTS };
  return (
    <AuthLayout
      locale={locale}
      path={INVITATION_PAGE}
      title={title}
      lead={invitation === null ? undefined : fill(lead, values)}
    >
      {(busy || invitation === null) && (
        <Notice tone="warning" role="alert">
          <p>{text.busy}</p>
        </Notice>
      )}
      {invitation === null && (
        // Not Next's own: the page is to be rendered anew.
        <a href={invitationPath(code)} className={buttonClass({ variant: 'primary', size: 'l', wide: true })}>
          {text.again}
        </a>
      )}
      {invitation?.state === 'open' && (
        <>
          <p className={styles.soft}>{text.lessons}</p>
          {invitation.account === null ? (
            <InvitationSignIn text={text} path={invitationPath(code)} />
          ) : (
            <>
              <p>{fill(text.as, { account: invitation.account, inviter })}</p>
              <EmailLinkForm action="/api/me/invitation" name="code" value={code} label={text.accept} />
              <OtherAccount label={text.other} path={invitationPath(code)} />
            </>
          )}
        </>
      )}
      {invitation !== null && invitation.state !== 'open' && (
        <ButtonLink href={`${profilePath}#children`} size="l" wide prefetch={false}>
          {invitation.state === 'accepted' ? text.accepted.button : text.profile}
        </ButtonLink>
      )}
      {invitation?.account === null && <SessionNotice />}
    </AuthLayout>
  );
}
