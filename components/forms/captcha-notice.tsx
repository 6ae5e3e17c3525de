import type { FormLabels } from '@/lib/forms/message-types';
import styles from './form.module.css';

/** Google's condition for hiding the badge. */
export function CaptchaNotice({ labels }: { labels: FormLabels['captcha'] }) {
  const links: Record<string, { href: string; text: string }> = {
    '{privacy}': { href: 'https://policies.google.com/privacy', text: labels.privacy },
    '{terms}': { href: 'https://policies.google.com/terms', text: labels.terms },
  };
  return (
    <p className={styles.captcha}>
      {labels.notice.split(/(\{privacy\}|\{terms\})/).map((part) => {
        const link = links[part];
        return link ? (
          <a key={part} href={link.href} target="_blank" rel="noopener noreferrer">
            {link.text}
          </a>
        ) : (
          part
        );
      })}
    </p>
  );
}
