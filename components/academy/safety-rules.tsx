import type { Locale } from '@/backend/contract/locales';
import { getLabels } from '@/lib/forms/get-labels';
import styles from './safety-rules.module.css';

/** What an adult agrees to before a lesson; also without JavaScript. */
export async function SafetyRules({ locale }: { locale: Locale }) {
  const { title, rules } = await getLabels(locale, 'safetyRules');
  return (
    <>
      <h2 id="safety-rules">{title}</h2>
      <ol className={styles.rules}>
        {Object.entries(rules).map(([name, rule]) => (
          <li key={name}>{rule}</li>
        ))}
      </ol>
    </>
  );
}
