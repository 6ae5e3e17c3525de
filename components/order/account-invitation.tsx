import { ButtonLink } from '@/components/ui/button-link';
import type { Messages } from '@/lib/forms/message-types';
import { useSignedIn } from '@/lib/session/use-signed-in';
import styles from './payment.module.css';
import { routes } from '@/backend/contract/routes';

/** For guests who have paid: what an account adds to the mailed link of their order. */
export function AccountInvitation({ labels }: { labels: Messages['order']['thanks']['account'] }) {
  const signedIn = useSignedIn();
  if (signedIn) return null;
  return (
    <section className={styles.invitation} aria-labelledby="account-invitation">
      <h2 id="account-invitation">{labels.title}</h2>
      <p>{labels.text}</p>
      <ButtonLink href={routes.register} variant="secondary" prefetch={false}>
        {labels.button}
      </ButtonLink>
    </section>
  );
}
