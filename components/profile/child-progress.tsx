import { Icon } from '@/components/ui/icon';
import { authorText } from '@/lib/academy/adults/author-text';
import { countLevel } from '@/lib/academy/children/level-counts';
import { fill } from '@/lib/forms/fill-template';
import type { ChildLevel, ChildProps } from './child-props';
import styles from './children.module.css';
import sectionStyles from './section.module.css';

/** What works in each level: counts, and every lesson behind them. */
export function ChildProgress(props: ChildProps) {
  const { text, levels } = props;
  return (
    <div className={styles.part}>
      <h4>{text.progress.title}</h4>
      <ul role="list">
        {levels.map((level) => (
          <li key={level.id}>
            <Level {...props} level={level} />
          </li>
        ))}
      </ul>
      <p className={sectionStyles.soft}>{text.progress.mark}</p>
    </div>
  );
}

function Level({ level, child, text, adults, floats }: ChildProps & { level: ChildLevel }) {
  const counts = countLevel(level.lessons, child.marks);
  const { alone, total } = counts;
  return (
    <details className={styles.level}>
      <summary>
        <span className={styles.levelTitle}>
          {level.title} <Icon name="chevron-down" size={18} />
        </span>
        <progress value={alone} max={total} aria-hidden="true" className={styles.bar} />
        <span className={sectionStyles.soft}>{fill(text.progress.count, { ...counts })}</span>
      </summary>
      <ul role="list" className={styles.lessons}>
        {level.lessons.map(({ id, title, href }) => {
          const mark = child.marks.find(({ lesson }) => lesson === id);
          const author = mark && authorText(mark.by, child.isShared, adults.by);
          return (
            <li key={id} className={styles.lesson}>
              <a href={href}>{title}</a>
              <span className={styles.state} data-state={mark?.state}>
                {mark ? text.states[mark.state] : text.progress.open}
              </span>
              {mark && (
                <span className={sectionStyles.soft}>
                  {floats[mark.floats]}
                  {author && ` · ${author}`}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
