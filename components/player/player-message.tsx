import { Button } from '@/components/ui/button';
import type { PlayerLabels } from './labels';
import styles from './lesson-player.module.css';
import type { PlaybackProblem } from './use-recovery';

interface PlayerMessageProps {
  problem: PlaybackProblem;
  labels: PlayerLabels;
  onRetry: () => void;
}

/** Why playback fails, and how to continue. */
export function PlayerMessage({ problem, labels, onRetry }: PlayerMessageProps) {
  return (
    <div className={styles.message} role="alert">
      <p className={styles.messageTitle}>{labels[`${problem}Title`]}</p>
      <p>{labels[`${problem}Text`]}</p>
      {(problem === 'broken' || problem === 'offline') && (
        <Button variant="secondary" onClick={onRetry}>
          {labels.retry}
        </Button>
      )}
    </div>
  );
}
