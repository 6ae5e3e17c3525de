/** Data of the player: the response of `POST /api/lessons/{id}/playback`. Times are seconds from the start. */
export interface TextCue {
  start: number;
  end: number;
  text: string;
}

export interface Chapter {
  seconds: number;
  title: string;
}

export interface CaptionTrack {
  locale: string;
  label: string;
  src: string;
}

export interface Playback {
  /** One MP4. */
  src: string;
  /** Playlist of the film in several qualities; null: there is only the MP4. */
  hls: string | null;
  poster: string | null;
  seconds: number;
  captions: CaptionTrack[];
  transcript: TextCue[];
  chapters: Chapter[];
  /** Three things to watch for; owners only. */
  cues: string[];
  game: { title: string; text: string } | null;
  /** Last saved position; 0 if none. */
  resumeAt: number;
  /** Numbers of floats for which this account acknowledged the safety rules; null without an account. */
  acknowledged: number[] | null;
}

export interface Progress {
  position: number;
  /** Whole percent. */
  watched: number;
  completed: boolean;
}
