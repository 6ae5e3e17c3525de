import { ButtonLink } from '@/components/ui/button-link';
import type { Messages } from '@/lib/forms/message-types';
import styles from './checkout.module.css';

export function EmptyCart({ labels, shopPath }: { labels: Messages['checkout']['empty']; shopPath: string }) {
  return (
    <div className={styles.empty}>
      <img src="/images/empty-cart.svg" alt="" width={240} height={180} />
      <h2>{labels.title}</h2>
      <p>{labels.text}</p>
      <ButtonLink href={shopPath}>{labels.link}</ButtonLink>
    </div>
  );
}
