'use client';

import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useId, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { routes } from '@/backend/contract/routes';
import type { Suggestion } from '@/lib/discovery/search/types';
import type { SearchLabels } from './labels';
import styles from './search-field.module.css';
import { SuggestionList } from './suggestion-list';
import { useSuggestions } from './use-suggestions';

interface SearchFieldProps {
  labels: SearchLabels;
  /** The current search term. */
  query?: string;
  /** Called when a suggestion is opened. */
  onLeave?: () => void;
}

/** A native form; with JavaScript a combobox with suggestions (WAI-ARIA: list autocomplete, manual selection). */
export function SearchField({ labels, query = '', onLeave }: SearchFieldProps) {
  const router = useRouter();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [closed, setClosed] = useState(true);
  const [chosen, setChosen] = useState(-1);
  const suggestions = useSuggestions(typed);
  const count = suggestions?.length ?? 0;
  const isOpen = !closed && count > 0;
  const active = isOpen && chosen < count ? chosen : -1;
  const optionId = (at: number): string => `${id}-option-${at}`;

  const type = (value: string): void => {
    setTyped(value);
    setChosen(-1);
    setClosed(false);
  };
  const go = ({ path }: Suggestion): void => {
    setClosed(true);
    onLeave?.();
    router.push(path);
  };
  const move = (step: number): void => {
    setClosed(false);
    // One position more than suggestions: the field itself.
    if (isOpen) setChosen(((active + 1 + step + count + 1) % (count + 1)) - 1);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.nativeEvent.isComposing) return;
    const suggestion = suggestions?.[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && suggestion) {
      event.preventDefault();
      go(suggestion);
    } else if (event.key === 'Escape' && isOpen) {
      // Closes the list only: keeps the term and the surrounding dialog.
      event.preventDefault();
      setClosed(true);
      setChosen(-1);
    }
  };

  return (
    <form action={routes.search} role="search" className={styles.form}>
      <label htmlFor={`${id}-field`} className={styles.label}>
        {labels.label}
      </label>
      <div className={styles.row}>
        <input
          id={`${id}-field`}
          // Not "search": there Escape clears the field, but it should close the dialog.
          type="text"
          inputMode="search"
          name="q"
          className={styles.field}
          defaultValue={query}
          placeholder={labels.placeholder}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          onInput={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={() => setClosed(true)}
        />
        <button type="submit" className={styles.submit}>
          <Icon name="search" />
          <span className={styles.submitText}>{labels.submit}</span>
        </button>
      </div>
      <SuggestionList
        id={`${id}-list`}
        optionId={optionId}
        open={isOpen}
        suggestions={suggestions ?? []}
        typed={typed}
        active={active}
        labels={labels}
        onChoose={go}
      />
      <div role="status">
        <VisuallyHidden>{closed ? '' : describeCount(suggestions, labels)}</VisuallyHidden>
      </div>
    </form>
  );
}

function describeCount(suggestions: Suggestion[] | null, labels: SearchLabels): string {
  if (!suggestions) return '';
  if (suggestions.length === 0) return labels.none;
  return suggestions.length === 1 ? labels.one : labels.many.replace('#', String(suggestions.length));
}
