import type { Locale } from '@/backend/contract/locales';
import { getLabels } from '@/lib/forms/get-labels';
import { SAFETY_RULES_ID } from '@/lib/academy/safety/safety-rules-id';
import styles from './safety-rules.module.css';

interface SafetyRulesProps {
  locale: Locale;
  headingLevel?: 2 | 3;
}

/** What an adult agrees to before a lesson; also without JavaScript. */
export async function SafetyRules({ locale, headingLevel = 2 }: SafetyRulesProps) {
  const { title, rules } = await getLabels(locale, 'safetyRules');
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <Heading id={SAFETY_RULES_ID}>{title}</Heading>
      <ol className={styles.rules}>
        {Object.entries(rules).map(([name, rule]) => (
          <li key={name}>{rule}</li>
        ))}
      </ol>
    </>
  );
}
