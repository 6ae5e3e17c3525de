import Link from 'next/link';
import { AuthLayout } from '@/components/account/auth-layout';
import { EmailLinkForm } from '@/components/account/email-link-form';
import { SignInLink } from '@/components/account/sign-in-link';
import { buttonClass } from '@/components/ui/button-class';
import { ButtonLink } from '@/components/ui/button-link';
import { CodeForm } from '@/components/ui/code-form';
import { Notice } from '@/components/ui/notice';
import { fill } from '@/lib/forms/fill-template';
import type { Messages } from '@/lib/forms/message-types';
import type { Locale } from '@/backend/contract/locales';
import type { ParcelCard } from '@/backend/contract/parcel-cards';
import { freeLessonsPath } from '@/backend/contract/paths';
import { serverRoutes } from '@/backend/contract/routes';
import { InvitationSignIn, OtherAccount } from '../invitation-sign-in';
import { SessionNotice } from '../session-notice';
import styles from './free-lessons.module.css';

interface FreeLessonsProps {
  /** Undefined: no code was typed yet. Null: it could not be looked up. */
  card: ParcelCard | null | undefined;
  code: string;
  /** Pressing the button did not work just now. */
  busy: boolean;
  text: Messages['freeLessons'];
  profilePath: string;
  locale: Locale;
}

/** What the code of a parcel card opens, for which account, and what can be done. Opening the page changes nothing. */
export function FreeLessons({ card, code, busy, text, profilePath, locale }: FreeLessonsProps) {
  const state = card?.state ?? 'ask';
  const { title, lead } = text[state];
  const isForm = state === 'ask' || state === 'unknown' || state === 'used' || state === 'closed';
  return (
    <AuthLayout locale={locale} path={serverRoutes.freeLessons} title={title} lead={card === null ? undefined : lead}>
      {(busy || card === null) && (
        <Notice tone="warning" role="alert">
          <p>{text.busy}</p>
        </Notice>
      )}
      {card === null && (
        // Not Next's own: the page is to be rendered anew.
        <a href={freeLessonsPath(code)} className={buttonClass({ variant: 'primary', size: 'l', wide: true })}>
          {text.again}
        </a>
      )}
      {card && <Opened opens={card.opens} isOpen={state !== 'open'} label={text.opens} />}
      {card?.state === 'open' &&
        (card.account === null ? (
          <InvitationSignIn text={text} path={freeLessonsPath(code)} />
        ) : (
          <>
            <p>{fill(text.as, { account: card.account })}</p>
            <EmailLinkForm action="/api/me/parcel-card" name="code" value={code} label={text.redeem} />
            <OtherAccount label={text.other} path={freeLessonsPath(code)} />
          </>
        ))}
      {/* Its receiver, who scans the card again on another device. */}
      {card?.state === 'used' && card.account === null && (
        <SignInLink path={freeLessonsPath(code)} label={text.logIn} />
      )}
      {card && (card.state === 'redeemed' || card.state === 'own') && (
        <ButtonLink href={`${profilePath}#lessons`} size="l" wide prefetch={false}>
          {text.start}
        </ButtonLink>
      )}
      {card !== null && isForm && (
        <CodeForm action={serverRoutes.freeLessons} name="code" typed={code} text={text.form} />
      )}
      <p className={styles.safety}>{text.safety}</p>
      {card?.account === null && <SessionNotice />}
    </AuthLayout>
  );
}

/** `isOpen`: to this visitor, so that they are links. */
function Opened({ opens, isOpen, label }: { opens: ParcelCard['opens']; isOpen: boolean; label: string }) {
  if (opens.length === 0) return null;
  return (
    <div className={styles.opens}>
      <p id="opens">{label}</p>
      <ul role="list" aria-labelledby="opens">
        {opens.map(({ title, path }) => (
          <li key={path}>
            {isOpen ? (
              <Link href={path} prefetch={false}>
                {title}
              </Link>
            ) : (
              title
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
