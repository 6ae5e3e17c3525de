import { FloatPlaces } from '@/components/academy/float-places';
import { Notice } from '@/components/ui/notice';
import { formatDay } from '@/lib/academy/children/format-day';
import { RELAXED_VISITS } from '@/backend/contract/children';
import type { ChildProps } from './child-props';
import styles from './children.module.css';
import { FilledText } from './filled-text';

type FloatPlanProps = Pick<ChildProps, 'child' | 'text' | 'floats' | 'levels' | 'locale'>;

/** How many floats now, what is missing before a pair comes out, and why one went back. */
export function FloatPlan({ child, text, floats, levels, locale }: FloatPlanProps) {
  const { plan, stuck } = child;
  const lessons = levels.flatMap((level) => level.lessons);
  const lessonOf = (id: string | null) => {
    const lesson = lessons.find((candidate) => candidate.id === id);
    return lesson && <a href={lesson.href}>{lesson.title}</a>;
  };
  const gate = lessonOf(plan.lesson);
  const stuckAt = stuck && lessonOf(stuck.lesson);
  const before = stuck && lessonOf(stuck.before);
  return (
    <div className={styles.plan}>
      <div className={styles.suit}>
        <FloatPlaces floats={plan.floats} />
        <div>
          <h4>{text.plan.title}</h4>
          <p>
            <strong>{floats[plan.floats]}</strong>
          </p>
        </div>
      </div>
      {plan.change && (
        <ChangeNote
          kind={plan.change.kind}
          text={text.plan[plan.change.kind]}
          day={formatDay(plan.change.day, locale)}
        />
      )}
      {gate ? (
        <p>
          <FilledText
            template={text.plan.progress}
            values={{ visits: plan.visits, needed: RELAXED_VISITS, lesson: gate }}
          />
        </p>
      ) : (
        <p>{plan.floats === 0 ? text.plan.none : text.plan.stay}</p>
      )}
      {stuckAt && (
        <Notice tone="info" title={text.stuck.title}>
          <p>
            <FilledText
              template={before ? text.stuck.before : text.stuck.first}
              values={{ lesson: stuckAt, before: before ?? '' }}
            />
          </p>
        </Notice>
      )}
      <p className={styles.safety}>{text.plan.safety}</p>
    </div>
  );
}

function ChangeNote({ kind, text, day }: { kind: 'out' | 'fell-back' | 'break'; text: string; day: string }) {
  const filled = <FilledText template={text} values={{ date: day }} />;
  return kind === 'out' ? <p>{filled}</p> : <Notice tone="warning">{filled}</Notice>;
}
