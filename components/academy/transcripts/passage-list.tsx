import Link from 'next/link';
import { formatTime } from '@/components/player/format-time';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { TranscriptResults } from '@/lib/academy/transcripts/transcript-results';
import { fill } from '@/lib/forms/fill-template';
import type { Messages } from '@/lib/forms/message-types';
import styles from './transcript-search.module.css';

interface PassageListProps {
  results: TranscriptResults;
  labels: Messages['transcriptSearch'];
}

/** Passages by lesson; each opens its lesson at that time. */
export function PassageList({ results: { lessons, total }, labels }: PassageListProps) {
  const shown = lessons.reduce((sum, { passages }) => sum + passages.length, 0);
  return (
    <>
      <ul role="list" className={styles.lessons}>
        {lessons.map(({ title, level, path, passages }) => (
          <li key={path} className={styles.lesson}>
            <p>
              <strong>{title}</strong> <span className={styles.level}>{level}</span>
            </p>
            <ul role="list" className={styles.passages}>
              {passages.map(({ seconds, pieces }, at) => (
                <li key={`${seconds} ${at}`}>
                  <Link href={`${path}?t=${seconds}`} prefetch={false} className={styles.passage}>
                    <span className={styles.time}>
                      <Icon name="play" size={14} /> <span aria-hidden="true">{formatTime(seconds)}</span>
                      <VisuallyHidden>{fill(labels.at, { time: formatTime(seconds) })}</VisuallyHidden>
                    </span>{' '}
                    <span>
                      {pieces.map(({ text, found }, index) =>
                        found ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
                      )}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {total > shown && <p className={styles.level}>{labels.many}</p>}
    </>
  );
}
