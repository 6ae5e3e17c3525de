import { DetailedError, Upload } from 'tus-js-client';
import type { Translator } from '../../platform/admin-texts/translator';

/** Each part is one request: proxies and servers limit the length and the time of one. */
const PART_BYTES = 8 * 1024 * 1024;
/** After these an editor decides; what arrived is kept. */
const RETRY_MS = [1_000, 3_000, 5_000, 10_000, 20_000, 30_000, 60_000, 60_000];

interface SendOptions {
  film: File;
  /** Document id of the lesson video. */
  video: string;
  /** The admin's token of now: an upload may outlive several. */
  readToken: () => string | null;
  /** Makes the admin renew an expired token. */
  renewToken: () => void;
  onProgress: (bytes: number) => void;
  t: Translator;
}

/** An upload that runs: it can be paused, and the same film chosen again continues it. */
interface Sending {
  done: Promise<void>;
  pause: () => void;
}

const statusOf = (error: unknown): number =>
  error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0;

/** The server's sentence, or one of ours. */
function reasonOf(error: unknown, t: Translator): string {
  const body = error instanceof DetailedError ? error.originalResponse?.getBody() : undefined;
  try {
    const parsed: unknown = JSON.parse(body ?? '');
    if (typeof parsed === 'object' && parsed !== null && 'error' in parsed) {
      const { error: said } = parsed;
      if (typeof said === 'object' && said !== null && 'message' in said) return String(said.message);
    }
  } catch {
    // Not from our backend.
  }
  return t('films.connectionLost');
}

/** 409: a part arrived of which this browser knows nothing, so it asks anew how far the upload is. */
const isTransient = (status: number): boolean => [0, 401, 409, 423].includes(status) || status >= 500;

/** Sends a film in parts. One that this browser began before, also in another tab or before a restart, is continued. */
export function sendFilm({ film, video, readToken, renewToken, onProgress, t }: SendOptions): Sending {
  let pause = (): void => undefined;
  const done = new Promise<void>((resolve, reject) => {
    const upload = new Upload(film, {
      endpoint: new URL('/shop/film-uploads', window.location.origin).href,
      chunkSize: PART_BYTES,
      retryDelays: RETRY_MS,
      removeFingerprintOnSuccess: true,
      metadata: { video, filename: film.name },
      fingerprint: () => Promise.resolve(`film ${video} ${film.name} ${film.size} ${film.lastModified}`),
      onBeforeRequest: (request) => request.setHeader('Authorization', `Bearer ${readToken() ?? ''}`),
      onShouldRetry(error) {
        const status = statusOf(error);
        if (status === 401) renewToken();
        return isTransient(status);
      },
      onProgress,
      onError: (error) => reject(new Error(reasonOf(error, t))),
      onSuccess: () => resolve(),
    });
    pause = () => {
      void upload.abort();
      reject(new Error(t('films.paused')));
    };
    const start = (): void => upload.start();
    upload.findPreviousUploads().then(([former]) => {
      if (former) upload.resumeFromPreviousUpload(former);
      start();
    }, start);
  });
  return { done, pause: () => pause() };
}
