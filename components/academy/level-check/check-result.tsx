import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import type { CheckLevel, LevelCheckTexts } from '@/lib/academy/level-check/check-model';
import type { NextStep } from '@/lib/academy/level-check/next-step';
import { fill } from '@/lib/forms/fill-template';
import { FocusedHeading } from './focused-heading';
import styles from './level-check.module.css';

interface CheckResultProps {
  step: Exclude<NextStep, { kind: 'ask' }>;
  levels: CheckLevel[];
  texts: LevelCheckTexts;
}

/** Where to start and why, what need not be bought, and what the check can not know. */
export function CheckResult({ step, levels, texts }: CheckResultProps) {
  if (step.kind === 'young')
    return (
      <div className={styles.result}>
        <FocusedHeading>{texts.youngTitle}</FocusedHeading>
        <p>{texts.young}</p>
      </div>
    );
  const start = step.kind === 'start' ? levels.find(({ id }) => id === step.level) : undefined;
  const mastered = levels.filter(({ id }) => step.mastered.includes(id));
  return (
    <div className={styles.result}>
      {start && <p className={styles.label}>{start.label}</p>}
      <FocusedHeading>{start ? fill(texts.startTitle, { level: start.title }) : texts.beyondTitle}</FocusedHeading>
      <p>{step.kind === 'start' ? texts.why[step.reason ?? 'further'] : texts.beyond}</p>
      {start && (
        <div className={styles.links}>
          <ButtonLink href={start.first.path} prefetch={false}>
            {fill(start.first.free ? texts.firstFree : texts.first, { lesson: start.first.title })}
          </ButtonLink>
          <ButtonLink href={start.path} prefetch={false} variant="quiet">
            {texts.toLevel}
          </ButtonLink>
        </div>
      )}
      {mastered.length > 0 && (
        <div className={styles.mastered}>
          <h4>{texts.masteredTitle}</h4>
          <ul role="list">
            {mastered.map(({ id, title }) => (
              <li key={id}>
                <Icon name="check" /> {fill(texts.mastered, { level: title })}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={styles.unsure}>
        <h4>{texts.unsureTitle}</h4>
        <p>{texts.unsure}</p>
        <p className={styles.safety}>{texts.safety}</p>
      </div>
    </div>
  );
}
