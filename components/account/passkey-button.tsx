'use client';

import { Button } from '@/components/ui/button';
import type { AuthPageProps } from '@/lib/customer/account/auth-page-props';
import { useHydrated } from '@/lib/core/use-hydrated';
import { canUsePasskeys } from '@/lib/customer/account/passkeys';
import { AuthNotice } from './auth-notice';
import styles from './auth-layout.module.css';
import { PasskeyMark } from './passkey-mark';
import { usePasskeySignIn } from './use-passkey-sign-in';

interface PasskeyButtonProps {
  screen: AuthPageProps;
  onSignedIn: () => void;
}

/** Signs in with a passkey. Nothing is shown where the browser has none; until that is known, its place is kept. */
export function PasskeyButton(props: PasskeyButtonProps) {
  const hydrated = useHydrated();
  if (hydrated) return canUsePasskeys(props.screen.origin) ? <SupportedButton {...props} /> : null;
  return (
    <Button variant="secondary" wide disabled className={styles.unseen}>
      <Label screen={props.screen} />
    </Button>
  );
}

const Label = ({ screen }: Pick<PasskeyButtonProps, 'screen'>) => (
  <span className={styles.marked}>
    <PasskeyMark />
    {screen.labels.passkey.button}
  </span>
);

function SupportedButton({ screen, onSignedIn }: PasskeyButtonProps) {
  const { busy, failure, signIn } = usePasskeySignIn(onSignedIn);
  return (
    <>
      <AuthNotice {...screen} failure={failure} />
      <Button variant="secondary" wide busy={busy} onClick={signIn}>
        <Label screen={screen} />
      </Button>
    </>
  );
}
