import { type Span, chapterAt, chapterSpan } from '@/lib/academy/player/chapters';
import type { Chapter } from '@/lib/academy/player/types';
import styles from './chapter-list.module.css';
import { formatTime } from './format-time';
import { PlayerIcon } from './icon';
import { type PlayerLabels, fill } from './labels';
import { useMedia } from './use-media';

interface ChapterListProps {
  video: HTMLVideoElement | null;
  seconds: number;
  chapters: Chapter[];
  loop: Span | null;
  labels: PlayerLabels;
  onSeek: (time: number) => void;
  onLoop: (span: Span | null, title: string) => void;
}

/** Steps of a lesson: seek to one, or loop it for practice. */
export function ChapterList({ video, seconds, chapters, loop, labels, onSeek, onLoop }: ChapterListProps) {
  const current = useMedia(video, ({ currentTime }) => chapterAt(chapters, currentTime), -1);
  return (
    <ol role="list" className={styles.list}>
      {chapters.map(({ seconds: at, title }, index) => {
        const looped = loop?.start === at;
        return (
          <li key={at} className={styles.chapter}>
            <button
              type="button"
              className={styles.go}
              aria-current={index === current ? 'step' : undefined}
              onClick={() => onSeek(at)}
            >
              <span className={styles.time}>{formatTime(at)}</span> <span>{title}</span>
            </button>
            <button
              type="button"
              className={styles.repeat}
              aria-pressed={looped}
              aria-label={fill(labels.repeat, { title })}
              title={fill(labels.repeat, { title })}
              onClick={() => onLoop(looped ? null : chapterSpan(chapters, index, seconds), title)}
            >
              <PlayerIcon name="repeat" />
            </button>
          </li>
        );
      })}
    </ol>
  );
}
