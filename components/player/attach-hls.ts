import Hls from 'hls.js/light';

/** Ahead of what is shown; a lesson is short, and a phone pays for what is not watched. */
const BUFFER_SECONDS = 20;

/**
 * Feeds the video by hls.js, which chooses the quality by the connection and the size of the player. Null where the browser has
 * no Media Source Extensions. A failure it can not mend is told to the video as an error, like those of a file.
 */
export function attachHls(video: HTMLVideoElement, playlist: string): (() => void) | null {
  if (!Hls.isSupported()) return null;
  const hls = new Hls({
    // A worker from a blob: would need a weaker policy.
    enableWorker: false,
    capLevelToPlayerSize: true,
    maxBufferLength: BUFFER_SECONDS,
    backBufferLength: BUFFER_SECONDS,
  });
  let hasRecovered = false;
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return;
    if (type === Hls.ErrorTypes.MEDIA_ERROR && !hasRecovered) {
      hasRecovered = true;
      hls.recoverMediaError();
      return;
    }
    // First, while the video still knows where it is.
    video.dispatchEvent(new Event('error'));
    hls.destroy();
  });
  hls.loadSource(playlist);
  hls.attachMedia(video);
  return () => hls.destroy();
}
