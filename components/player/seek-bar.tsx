import { chapterAt } from '@/lib/academy/player/chapters';
import type { Span } from '@/lib/academy/player/chapters';
import type { Chapter } from '@/lib/academy/player/types';
import { formatTime } from './format-time';
import { type PlayerLabels, fill } from './labels';
import styles from './seek-bar.module.css';
import { useMedia } from './use-media';

interface SeekBarProps {
  video: HTMLVideoElement | null;
  seconds: number;
  chapters: Chapter[];
  loop: Span | null;
  labels: PlayerLabels;
  onSeek: (time: number) => void;
}

/** Slider over a timeline of the video: buffered ranges, position, chapters and the loop. */
export function SeekBar({ video, seconds, chapters, loop, labels, onSeek }: SeekBarProps) {
  const time = useMedia(video, ({ currentTime }) => Math.round(currentTime * 10) / 10, 0);
  const loaded = useMedia(video, loadedUntil, 0);
  const chapter = chapters[chapterAt(chapters, time)];
  const value = fill(labels.timeOf, { time: formatTime(time), total: formatTime(seconds) });
  return (
    <div className={styles.line}>
      <svg className={styles.picture} viewBox={`0 0 ${seconds} 1`} preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.all} width={seconds} height="1" />
        <rect className={styles.loaded} width={Math.min(loaded, seconds)} height="1" />
        <rect className={styles.played} width={Math.min(time, seconds)} height="1" />
        {loop && <rect className={styles.loop} x={loop.start} width={loop.end - loop.start} height="1" />}
        {chapters.map(({ seconds: at }) => at > 0 && <path key={at} className={styles.tick} d={`M${at} 0V1`} />)}
      </svg>
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={seconds}
        step={0.1}
        value={Math.min(time, seconds)}
        aria-label={labels.position}
        aria-valuetext={chapter ? `${value}, ${chapter.title}` : value}
        aria-keyshortcuts="j l"
        data-seek=""
        onChange={(event) => onSeek(event.target.valueAsNumber)}
      />
    </div>
  );
}

function loadedUntil({ buffered, currentTime }: HTMLVideoElement): number {
  for (let index = 0; index < buffered.length; index += 1)
    if (buffered.start(index) <= currentTime + 0.5 && buffered.end(index) >= currentTime) return buffered.end(index);
  return 0;
}
