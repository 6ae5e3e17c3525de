/** A video and its newest upload, as the backend describes them. */
export interface FilmState {
  video: { id: string; state: string | null; problem: string | null; seconds: number; isPackaged: boolean };
  upload: {
    id: string;
    name: string;
    state: 'uploading' | 'waiting' | 'packaging' | 'ready' | 'failed';
    bytes: number;
    received: number;
    percent: number;
    problem: string | null;
    hasPoster: boolean;
    isMine: boolean;
  } | null;
  maxBytes: number;
}
