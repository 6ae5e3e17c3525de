import { RATES } from '@/lib/academy/player/keyboard-commands';
import type { CaptionTrack } from '@/lib/academy/player/types';
import styles from './controls.module.css';
import { formatTime } from './format-time';
import { PlayerIcon, type PlayerIconName } from './icon';
import { type PlayerLabels, fill } from './labels';
import { useMedia } from './use-media';

export interface Actions {
  toggle: () => void;
  seekBy: (seconds: number) => void;
  mute: () => void;
  volume: (level: number) => void;
  rate: (rate: number) => void;
  /** Null for none. */
  captions: (locale: string | null) => void;
  /** Null if unsupported. */
  pictureInPicture: (() => void) | null;
  fullscreen: (() => void) | null;
}

interface ControlsProps {
  video: HTMLVideoElement | null;
  seconds: number;
  tracks: CaptionTrack[];
  /** Language of the captions shown. */
  captions: string | null;
  rate: number;
  isFull: boolean;
  locale: string;
  labels: PlayerLabels;
  actions: Actions;
}

const STEP = 10;

export function Controls({ video, seconds, tracks, captions, rate, isFull, locale, labels, actions }: ControlsProps) {
  const paused = useMedia(video, (media) => media.paused, true);
  const muted = useMedia(video, (media) => media.muted || media.volume === 0, false);
  const volume = useMedia(video, (media) => media.volume, 1);
  const time = useMedia(video, ({ currentTime }) => Math.floor(currentTime), 0);
  return (
    <div className={styles.bar}>
      <div className={styles.group}>
        <ControlButton
          icon={paused ? 'play' : 'pause'}
          label={paused ? labels.play : labels.pause}
          shortcut="k"
          strong
          onClick={actions.toggle}
        />
        <ControlButton
          icon="back"
          label={fill(labels.back, { seconds: STEP })}
          shortcut="j"
          onClick={() => actions.seekBy(-STEP)}
        />
        <ControlButton
          icon="forward"
          label={fill(labels.forward, { seconds: STEP })}
          shortcut="l"
          onClick={() => actions.seekBy(STEP)}
        />
        <p className={styles.time}>
          <span>{formatTime(time)}</span> <span aria-hidden="true">/</span> <span>{formatTime(seconds)}</span>
        </p>
      </div>
      <div className={styles.group}>
        <ControlButton
          icon={muted ? 'muted' : 'sound'}
          label={muted ? labels.unmute : labels.mute}
          shortcut="m"
          onClick={actions.mute}
        />
        <input
          className={styles.volume}
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={muted ? 0 : volume}
          aria-label={labels.volume}
          onChange={(event) => actions.volume(event.target.valueAsNumber)}
        />
        <CaptionsChoice tracks={tracks} current={captions} labels={labels} onChoose={actions.captions} />
        <select
          className={styles.select}
          value={rate}
          aria-label={labels.speed}
          title={labels.speed}
          onChange={(event) => actions.rate(Number(event.target.value))}
        >
          {RATES.map((each) => (
            <option key={each} value={each}>{`${each.toLocaleString(locale)}×`}</option>
          ))}
        </select>
        {actions.pictureInPicture && <ControlButton icon="pip" label={labels.pip} onClick={actions.pictureInPicture} />}
        {actions.fullscreen && (
          <ControlButton
            icon={isFull ? 'small' : 'full'}
            label={isFull ? labels.smallscreen : labels.fullscreen}
            shortcut="f"
            onClick={actions.fullscreen}
          />
        )}
      </div>
    </div>
  );
}

interface CaptionsChoiceProps {
  tracks: CaptionTrack[];
  current: string | null;
  labels: PlayerLabels;
  onChoose: (locale: string | null) => void;
}

/** A toggle for one language, a menu for several. */
function CaptionsChoice({ tracks, current, labels, onChoose }: CaptionsChoiceProps) {
  const [only, ...others] = tracks;
  if (!only) return null;
  if (others.length === 0)
    return (
      <ControlButton
        icon="captions"
        label={labels.captions}
        shortcut="c"
        pressed={current !== null}
        onClick={() => onChoose(current === null ? only.locale : null)}
      />
    );
  return (
    <span className={styles.choice}>
      <PlayerIcon name="captions" />
      <select
        className={styles.select}
        value={current ?? ''}
        aria-label={labels.captions}
        title={`${labels.captions} (c)`}
        aria-keyshortcuts="c"
        onChange={(event) => onChoose(event.target.value || null)}
      >
        <option value="">{labels.captionsOff}</option>
        {tracks.map(({ locale, label }) => (
          <option key={locale} value={locale} lang={locale}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}

interface ToolProps {
  icon: PlayerIconName;
  label: string;
  shortcut?: string;
  pressed?: boolean;
  strong?: boolean;
  onClick: () => void;
}

function ControlButton({ icon, label, shortcut, pressed, strong = false, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={strong ? `${styles.tool} ${styles.strong}` : styles.tool}
      aria-label={label}
      title={shortcut ? `${label} (${shortcut})` : label}
      aria-keyshortcuts={shortcut}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <PlayerIcon name={icon} />
    </button>
  );
}
