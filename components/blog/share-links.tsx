import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { listShareLinks, type ShareTarget } from '@/lib/content/blog/share-links';
import { absoluteUrl } from '@/lib/i18n/hosts';
import { articlePath } from '@/backend/contract/paths';
import styles from './share-links.module.css';
import { type Locale } from '@/backend/contract/locales';

const NAMES: Record<Exclude<ShareTarget, 'mail'>, string> = {
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  x: 'X',
  linkedin: 'LinkedIn',
};

/** Share links; plain links without third-party scripts. */
export async function ShareLinks({ slug, title, locale }: { slug: string; title: string; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'blog' });
  const links = listShareLinks(absoluteUrl(locale, articlePath(locale, slug)), title);
  return (
    <section aria-labelledby="share" className={styles.share}>
      <h2 id="share" className={styles.title}>
        {t('share')}
      </h2>
      <ul role="list" className={styles.list}>
        {links.map(({ target, href }) => (
          <li key={target}>
            <a href={href} rel="noopener noreferrer nofollow" className={styles.link}>
              <Icon name={target} size={20} />
              {target === 'mail' ? t('mail') : NAMES[target]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
