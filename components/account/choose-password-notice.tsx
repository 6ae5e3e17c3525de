import { ButtonLink } from '@/components/ui/button-link';
import { Notice } from '@/components/ui/notice';
import type { Messages } from '@/lib/forms/message-types';
import { CHOOSE_PASSWORD, routes } from '@/backend/contract/paths';
import styles from './auth-layout.module.css';

/** Shown when the URL says so: the page itself is identical for all visitors. */
export function ChoosePasswordNotice({ labels }: { labels: Messages['account']['confirmed'] }) {
  return (
    <div id={CHOOSE_PASSWORD} className={styles.onlyIfNamed}>
      <Notice tone="info">
        <p>{labels.choose}</p>
        <ButtonLink href={routes.forgotPassword} variant="secondary" prefetch={false}>
          {labels.chooseLink}
        </ButtonLink>
      </Notice>
    </div>
  );
}
