/** Position of the poster frame, as a fraction of the duration. */
const POSTER_AT = 0.3;
const READ_MS = 20_000;

/** Extracts a poster frame in the browser; null if that fails, leaving the video without a poster. */
export async function drawPoster(film: File): Promise<Blob | null> {
  const video = document.createElement('video');
  const url = URL.createObjectURL(film);
  try {
    await new Promise<void>((resolve, reject) => {
      setTimeout(() => reject(new Error('The video cannot be read')), READ_MS);
      video.addEventListener('error', () => reject(new Error('The video cannot be played')));
      video.addEventListener('loadedmetadata', () => {
        video.currentTime = video.duration * POSTER_AT;
      });
      video.addEventListener('seeked', () => resolve());
      Object.assign(video, { muted: true, preload: 'auto', src: url });
    });
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: video.videoWidth, height: video.videoHeight });
    canvas.getContext('2d')?.drawImage(video, 0, 0);
    const picture = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/webp', 0.8);
    });
    return picture?.type === 'image/webp' ? picture : null;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}
