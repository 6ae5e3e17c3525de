/** Operations on a `<video>` element. */

/** The browser may reject playback; then it stays paused, which is visible. */
export function play(video: HTMLVideoElement): void {
  void video.play().catch(() => {});
}

export function toggle(video: HTMLVideoElement): void {
  if (video.paused) play(video);
  else video.pause();
}

export function seek(video: HTMLVideoElement, time: number): void {
  video.currentTime = Math.min(Math.max(time, 0), Number.isFinite(video.duration) ? video.duration : time);
}

export function setVolume(video: HTMLVideoElement, volume: number, muted: boolean): void {
  video.volume = volume;
  video.muted = muted;
}

/** Also for sources loaded later. */
export function setRate(video: HTMLVideoElement, rate: number): void {
  video.defaultPlaybackRate = rate;
  video.playbackRate = rate;
}

/** Null for none. */
export function showCaptions(video: HTMLVideoElement, locale: string | null): void {
  for (const track of video.textTracks ?? []) track.mode = track.language === locale ? 'showing' : 'disabled';
}

/**
 * Calls back when the browser turned a caption track on or off, as Chrome does with the one of its own language. Not in the
 * full screen of iPhones, whose menu lets the viewer choose. Returns a function that ends it.
 */
export function onTracksChanged(video: HTMLVideoElement, callback: () => void): () => void {
  const tracks = video.textTracks;
  const changed = () => {
    if (!('webkitDisplayingFullscreen' in video && video.webkitDisplayingFullscreen === true)) callback();
  };
  tracks.addEventListener('change', changed);
  return () => tracks.removeEventListener('change', changed);
}

export async function togglePictureInPicture(video: HTMLVideoElement): Promise<void> {
  try {
    if (document.pictureInPictureElement) await document.exitPictureInPicture();
    else await video.requestPictureInPicture();
  } catch {
    // Rejected by the browser or the user.
  }
}
