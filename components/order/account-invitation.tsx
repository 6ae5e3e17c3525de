import { ButtonLink } from '@/components/ui/button-link';
import type { Messages } from '@/lib/forms/message-types';
import { useSignedIn } from '@/lib/session/use-signed-in';
import styles from './payment.module.css';
import { routes } from '@/backend/contract/routes';

/** For guests who have paid: their order made an account, and a password opens it on every device. */
export function AccountInvitation({ labels }: { labels: Messages['order']['thanks']['account'] }) {
  const signedIn = useSignedIn();
  if (signedIn) return null;
  return (
    <section className={styles.invitation} aria-labelledby="account-invitation">
      <h2 id="account-invitation">{labels.title}</h2>
      <p>{labels.text}</p>
      <ButtonLink href={routes.forgotPassword} variant="secondary" prefetch={false}>
        {labels.button}
      </ButtonLink>
    </section>
  );
}
