'use client';

import { type FormEvent, useId, useRef, useState } from 'react';
import fieldStyles from '@/components/forms/field.module.css';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { searchWords } from '@/lib/academy/transcripts/search-transcripts';
import type { TranscriptResults } from '@/lib/academy/transcripts/transcript-results';
import { type ApiError, callApi } from '@/lib/core/api';
import { fill } from '@/lib/forms/fill-template';
import type { Messages } from '@/lib/forms/message-types';
import { PassageList } from './passage-list';
import styles from './transcript-search.module.css';

export interface TranscriptSearchProps {
  labels: Messages['transcriptSearch'];
  /** Of its heading. */
  level: 2 | 3;
}

const messageOf = ({ status }: ApiError, { problems }: Messages['transcriptSearch']): string =>
  status === 0 ? problems.unreachable : status === 429 ? problems.tooMany : problems.failed;

/** Finds what was said in the lessons of a customer. */
export function TranscriptSearch({ labels, level }: TranscriptSearchProps) {
  const Heading = `h${level}` as const;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [isTooShort, setIsTooShort] = useState(false);
  const [found, setFound] = useState<(TranscriptResults & { words: string }) | null>(null);

  const search = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setProblem('');
    const short = searchWords(words).length === 0;
    setIsTooShort(short);
    if (short) return field.current?.focus();
    setBusy(true);
    // The endpoint of this shop has validated what it answers.
    const result = await callApi<{ data: TranscriptResults }>('/api/academy/transcripts', {
      method: 'POST',
      body: { query: words },
    });
    setBusy(false);
    if (result.ok) setFound({ ...result.data.data, words: words.trim() });
    else setProblem(messageOf(result.error, labels));
  };

  return (
    <section className={styles.search} aria-labelledby={`${id}-title`}>
      <Heading id={`${id}-title`} className={styles.title}>
        {labels.title}
      </Heading>
      <form role="search" noValidate onSubmit={search} className={styles.form} aria-busy={busy}>
        <label htmlFor={id} className={fieldStyles.label}>
          {labels.label}
        </label>
        <div className={styles.row}>
          <input
            id={id}
            ref={field}
            type="search"
            value={words}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            aria-invalid={isTooShort || undefined}
            aria-describedby={`${id}-hint ${id}-error`}
            className={fieldStyles.control}
            onChange={({ target }) => setWords(target.value)}
          />
          <Button type="submit" busy={busy}>
            {labels.submit}
          </Button>
        </div>
        <p id={`${id}-hint`} className={fieldStyles.hint}>
          {labels.hint}
        </p>
        <p id={`${id}-error`} aria-live="polite" className={styles.failed}>
          {isTooShort && labels.tooShort}
        </p>
      </form>
      {problem && (
        <p role="alert" className={styles.failed}>
          <Icon name="warning" size={18} /> {problem}
        </p>
      )}
      <p role="status" className={styles.count}>
        {found &&
          (found.total === 0 ? fill(labels.none, { words: found.words }) : fill(labels.found, { count: found.total }))}
      </p>
      {found && <PassageList results={found} labels={labels} />}
    </section>
  );
}
