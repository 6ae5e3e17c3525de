import { useEffect, useRef } from 'react';
import { findMatch } from '@/lib/discovery/search/find-match';
import type { Suggestion } from '@/lib/discovery/search/types';
import type { SearchLabels } from './labels';
import styles from './search-field.module.css';

interface SuggestionListProps {
  id: string;
  optionId: (at: number) => string;
  open: boolean;
  suggestions: Suggestion[];
  /** What was typed: marked in the titles. */
  typed: string;
  active: number;
  labels: SearchLabels;
  onChoose: (suggestion: Suggestion) => void;
}

/** The focus stays in the field, which references the active option. */
export function SuggestionList({ id, optionId, open, suggestions, typed, active, ...props }: SuggestionListProps) {
  const { labels, onChoose } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <div ref={list} id={id} role="listbox" aria-label={labels.suggestions} className={styles.list} hidden={!open}>
      {open &&
        suggestions.map((suggestion, at) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys
          <div
            key={suggestion.path}
            id={optionId(at)}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            className={styles.option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(suggestion)}
          >
            {suggestion.image && <img src={suggestion.image} alt="" width={48} height={48} className={styles.image} />}
            <span className={styles.title}>
              <Marked text={suggestion.title} typed={typed} />
            </span>
            <span className={styles.note}>{suggestion.price ?? labels.groups[suggestion.group]}</span>
          </div>
        ))}
    </div>
  );
}

function Marked({ text, typed }: { text: string; typed: string }) {
  const match = findMatch(text, typed);
  if (!match) return text;
  const [start, end] = match;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
