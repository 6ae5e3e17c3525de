'use client';

import { groupOptions, type Option } from '@/lib/forms/option-groups';
import styles from './field.module.css';

interface OptionListProps {
  type: 'radio' | 'checkbox';
  name: string;
  /** Id of the first control; the others are numbered. */
  id: string;
  options: Option[];
  isChosen: (value: string) => boolean;
  onChoose: (value: string, chosen: boolean) => void;
  invalid: boolean;
}

/** Options of a radio or checkbox list; the whole line is the target. */
export function OptionList({ id, options, ...list }: OptionListProps) {
  const numbered = groupOptions(options);
  const idOf = (option: Option): string => {
    const index = options.indexOf(option);
    return index === 0 ? id : `${id}-${index + 1}`;
  };
  return (
    <div className={styles.options}>
      {numbered.map(({ group, options: members }) => {
        const choices = members.map((option) => (
          <Choice key={option.value} {...list} id={idOf(option)} option={option} />
        ));
        if (group === null || !members[0]) return choices;
        const groupId = `${idOf(members[0])}-group`;
        return (
          <div key={groupId} role="group" aria-labelledby={groupId} className={styles.optionGroup}>
            <p id={groupId} className={styles.groupName}>
              {group}
            </p>
            {choices}
          </div>
        );
      })}
    </div>
  );
}

type ChoiceProps = Omit<OptionListProps, 'options'> & { option: Option };

function Choice({ type, name, id, option, isChosen, onChoose, invalid }: ChoiceProps) {
  const helpId = option.help ? `${id}-help` : undefined;
  return (
    <div className={styles.choice}>
      <label className={styles.tick}>
        <input
          id={id}
          type={type}
          name={name}
          value={option.value}
          checked={isChosen(option.value)}
          onChange={(event) => onChoose(option.value, event.target.checked)}
          // Radios: the group carries it.
          aria-invalid={(invalid && type === 'checkbox') || undefined}
          aria-describedby={helpId}
        />
        <span>{option.label}</span>
      </label>
      {helpId && (
        <p id={helpId} className={styles.hint}>
          {option.help}
        </p>
      )}
    </div>
  );
}
