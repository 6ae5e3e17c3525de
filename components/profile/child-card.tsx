'use client';

import { Button } from '@/components/ui/button';
import { useHydrated } from '@/lib/core/use-hydrated';
import { fill } from '@/lib/forms/fill-template';
import { LOCALE_SETTINGS } from '@/backend/contract/locales';
import { ChildForm } from './child-form';
import { ChildProgress } from './child-progress';
import type { ChildProps } from './child-props';
import styles from './children.module.css';
import { DialogButton } from './dialog-button';
import { FloatPlan } from './float-plan';
import sectionStyles from './section.module.css';
import { SwimLog } from './swim-log';

interface ChildCardProps extends ChildProps {
  onChanged: (message: string) => void;
  onRemove: () => void;
}

/** A child: how many floats, what works, and the log of swims. */
export function ChildCard({ onChanged, onRemove, ...props }: ChildCardProps) {
  const { child, text, adults, labels, locale } = props;
  const hydrated = useHydrated();
  const name = child.nickname;
  const weight = child.weight?.toLocaleString(LOCALE_SETTINGS[locale].tag);
  const about = [
    child.birthYear !== null && fill(text.born, { year: child.birthYear }),
    weight !== undefined && fill(text.weighs, { weight }),
    child.size && fill(text.wears, { size: child.size }),
  ].filter(Boolean);
  return (
    <article className={styles.child} aria-labelledby={`child-${child.id}`}>
      <header className={styles.head}>
        <span className={styles.initial} aria-hidden="true">
          {[...name][0]}
        </span>
        <div className={styles.names}>
          <h3 id={`child-${child.id}`}>{name}</h3>
          {about.length > 0 && <p className={sectionStyles.soft}>{about.join(' · ')}</p>}
          {child.sharedBy !== null && (
            <p className={sectionStyles.soft}>{fill(adults.sharedBy, { email: child.sharedBy })}</p>
          )}
        </div>
        {child.sharedBy === null && (
          <div className={styles.actions}>
            <DialogButton
              variant="quiet"
              label={text.edit}
              aria-label={fill(text.editOf, { name })}
              title={text.editTitle}
              closeLabel={labels.close}
            >
              {(close) => (
                <ChildForm
                  {...props}
                  onSaved={(saved) => {
                    close();
                    onChanged(fill(text.saved, { name: saved }));
                  }}
                />
              )}
            </DialogButton>
            <Button variant="quiet" aria-label={fill(text.removeOf, { name })} disabled={!hydrated} onClick={onRemove}>
              {text.remove}
            </Button>
          </div>
        )}
      </header>
      <FloatPlan {...props} />
      <ChildProgress {...props} />
      <SwimLog {...props} onChanged={onChanged} />
    </article>
  );
}
