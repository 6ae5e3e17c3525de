import { Notice } from '@/components/ui/notice';
import { loadAdultsOrNull } from '@/lib/academy/adults/load-adults';
import { loadProfileLabels } from '@/lib/customer/profile/load-profile-labels';
import { getLabels } from '@/lib/forms/get-labels';
import type { Locale } from '@/backend/contract/locales';
import { AdultList } from './adult-list';
import styles from './adults.module.css';
import sectionStyles from './section.module.css';
import { SharedList } from './shared-list';

/** Who shares the customer's children, and whose children the customer shares. */
export async function AdultsPart({ locale }: { locale: Locale }) {
  const [common, { invitation: _, ...text }, loaded] = await Promise.all([
    loadProfileLabels(locale),
    getLabels(locale, 'adults'),
    loadAdultsOrNull(locale),
  ]);
  const props = { ...common, text, locale };
  return (
    <section aria-labelledby="adults-title" className={styles.part}>
      <h3 id="adults-title" className={styles.title}>
        {text.title}
      </h3>
      <p className={sectionStyles.soft}>{text.lead}</p>
      <p className={sectionStyles.soft}>{text.rights}</p>
      {loaded ? (
        <>
          <AdultList {...props} adults={loaded.adults} />
          <SharedList {...props} shared={loaded.shared} />
        </>
      ) : (
        <Notice tone="warning">{text.unavailable}</Notice>
      )}
    </section>
  );
}
