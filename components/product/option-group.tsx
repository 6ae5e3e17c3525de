import type { ReactNode } from 'react';
import type { OptionState } from '@/lib/catalog/select-variant';
import styles from './option-group.module.css';
import { Swatch } from './swatch';
import type { Swatch as Look } from '@/lib/catalog/options';

interface OptionGroupProps {
  /** Key of the option. */
  name: string;
  legend: string;
  options: { value: string; label: string; swatch: Look | null; state: OptionState }[];
  chosen: string | undefined;
  onChoose: (value: string) => void;
  /** Why an option is unavailable, part of its accessible name. */
  reasons: Partial<Record<OptionState, string>>;
  /** Error after "add to cart" without a selection. */
  prompt?: string | null;
  /** At the end of the legend's line, outside the fieldset, because it is not an option. */
  aside?: ReactNode;
}

/** Native radio buttons. Unavailable options are marked visually and for screen readers, but stay selectable. */
export function OptionGroup({ name, legend, options, chosen, onChoose, reasons, prompt, aside }: OptionGroupProps) {
  const promptId = `choose-${name}`;
  return (
    <div className={styles.group}>
      {aside && <div className={styles.aside}>{aside}</div>}
      <fieldset aria-describedby={prompt ? promptId : undefined}>
        <legend className={styles.legend}>{legend}</legend>
        {prompt && (
          <p id={promptId} className={styles.prompt} role="alert">
            {prompt}
          </p>
        )}
        <div className={styles.options}>
          {options.map(({ value, label, swatch, state }) => (
            <label key={value} className={styles.option} data-state={state} title={reasons[state]}>
              <input
                className={styles.input}
                type="radio"
                name={name}
                value={value}
                checked={chosen === value}
                onChange={() => onChoose(value)}
              />
              <span className={styles.face}>
                {swatch && <Swatch look={swatch} />}
                <span className={styles.label}>{label}</span>
                {reasons[state] && <span className={styles.reason}>, {reasons[state]}</span>}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
