import type { Playback } from '@/lib/academy/player/types';
import styles from './lesson-cues.module.css';

export interface LessonCuesLabels {
  cues: string;
  game: string;
}

/** Shown with the video: short cues to remember in the water, and a game. */
export function LessonCues({ cues, game, labels }: Pick<Playback, 'cues' | 'game'> & { labels: LessonCuesLabels }) {
  if (cues.length === 0 && !game) return null;
  return (
    <div className={styles.cards}>
      {cues.length > 0 && (
        <section className={styles.card} aria-labelledby="cues">
          <h2 id="cues" className={styles.title}>
            {labels.cues}
          </h2>
          <ol role="list" className={styles.cues}>
            {cues.map((cue, index) => (
              <li key={cue} className={styles.cue}>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                {cue}
              </li>
            ))}
          </ol>
        </section>
      )}
      {game && (
        <section className={`${styles.card} ${styles.game}`} aria-labelledby="game">
          <p className={styles.eyebrow}>{labels.game}</p>
          <h2 id="game" className={styles.title}>
            {game.title}
          </h2>
          <p>{game.text}</p>
        </section>
      )}
    </div>
  );
}
