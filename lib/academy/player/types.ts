/** What the player works with: an answer of `POST /api/lessons/{id}/playback`. All times are seconds from the start. */
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
  src: string;
  poster: string | null;
  seconds: number;
  captions: CaptionTrack[];
  transcript: TextCue[];
  chapters: Chapter[];
  /** Three things to look at, for owners only. */
  cues: string[];
  game: { title: string; text: string } | null;
  /** The position that the server knows, 0 for none. */
  resumeAt: number;
}

export interface Progress {
  position: number;
  /** Whole percent. */
  watched: number;
  completed: boolean;
}
