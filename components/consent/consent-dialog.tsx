'use client';

import { type FormEvent, useId } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { ACCEPT_ALL, type Choices, type Consent, REFUSE_ALL } from '@/lib/session/consent-cookie';
import styles from './consent-dialog.module.css';
import { formatDate } from '@/backend/contract/dates';

export interface ConsentDialogLabels {
  title: string;
  intro: string;
  close: string;
  more: string;
  necessary: { title: string; text: string; always: string };
  statistics: { title: string; text: string };
  marketing: { title: string; text: string };
  accept: string;
  refuse: string;
  save: string;
  /** With placeholders {date} and {id}. */
  kept: string;
  nothing: string;
  locale: string;
}

interface ConsentDialogProps {
  open: boolean;
  /** Null: no choice yet. Undefined: the shop has no tags. */
  consent: Consent | null | undefined;
  labels: ConsentDialogLabels;
  /** Null if the shop has no such page. */
  cookiesPath: string | null;
  onDecide: (choices: Choices) => void;
  onClose: () => void;
}

/**
 * Second layer: a choice per purpose, and revoking consent as easily as giving it (GDPR art. 7(3)).
 * Nothing is preselected (CJEU C-673/17, Planet49).
 */
export function ConsentDialog({ open, consent, labels, cookiesPath, onDecide, onClose }: ConsentDialogProps) {
  function save(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    onDecide({ statistics: chosen.has('statistics'), marketing: chosen.has('marketing') });
  }

  const more = cookiesPath && <a href={cookiesPath}>{labels.more}</a>;
  return (
    <Dialog open={open} onClose={onClose} title={labels.title} closeLabel={labels.close}>
      {consent === undefined ? (
        <p className={styles.text}>
          {labels.nothing} {more}
        </p>
      ) : (
        <form className={styles.form} onSubmit={save}>
          <p className={styles.text}>
            {labels.intro} {more}
          </p>
          <ul role="list" className={styles.purposes}>
            <li className={styles.purpose}>
              <p className={styles.name}>
                {labels.necessary.title} <span className={styles.always}>{labels.necessary.always}</span>
              </p>
              <p className={styles.text}>{labels.necessary.text}</p>
            </li>
            <Purpose name="statistics" {...labels.statistics} ticked={consent?.statistics ?? false} />
            <Purpose name="marketing" {...labels.marketing} ticked={consent?.marketing ?? false} />
          </ul>
          <div className={styles.choices}>
            <Button variant="secondary" onClick={() => onDecide(REFUSE_ALL)}>
              {labels.refuse}
            </Button>
            <Button variant="secondary" onClick={() => onDecide(ACCEPT_ALL)}>
              {labels.accept}
            </Button>
            <Button variant="secondary" type="submit">
              {labels.save}
            </Button>
          </div>
          {consent && <p className={styles.stored}>{describe(consent, labels)}</p>}
        </form>
      )}
    </Dialog>
  );
}

function Purpose({ name, title, text, ticked }: { name: string; title: string; text: string; ticked: boolean }) {
  const id = useId();
  return (
    <li className={styles.purpose}>
      <label className={styles.choice}>
        <input type="checkbox" name={name} defaultChecked={ticked} aria-describedby={id} className={styles.box} />
        <span className={styles.name}>{title}</span>
      </label>
      <p id={id} className={styles.text}>
        {text}
      </p>
    </li>
  );
}

/** Time of the choice and number of the stored proof. */
function describe({ at, id }: Consent, { kept, locale }: ConsentDialogLabels): string {
  const date = formatDate(new Intl.DateTimeFormat(locale, { dateStyle: 'long' }), at * 1000);
  return kept.replace('{date}', date).replace('{id}', id);
}
