import { Field, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { PanelComponent } from './submissions';

const VIDEO = 'api::video-asset.video-asset';
/** Position of the poster frame, as a fraction of the duration. */
const POSTER_AT = 0.3;
const READ_MS = 20_000;

/** Extracts a poster frame in the browser; null if that fails, leaving the video without a poster. */
async function drawPoster(film: File): Promise<Blob | null> {
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

function UploadInput({
  label,
  hint,
  accept,
  onFile,
}: {
  label: string;
  hint: string;
  accept: string;
  onFile: (file: File) => Promise<void>;
}) {
  const [busy, setBusy] = useState(false);
  return (
    <Field.Root hint={busy ? 'Sending …' : hint}>
      <Field.Label>{label}</Field.Label>
      <input
        type="file"
        aria-label={label}
        accept={accept}
        disabled={busy}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (!file) return;
          setBusy(true);
          void onFile(file).finally(() => {
            setBusy(false);
            target.value = '';
          });
        }}
      />
      <Field.Hint />
    </Field.Root>
  );
}

function VideoUploads({ id }: { id: string }) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const send = async (name: string, file: Blob): Promise<void> => {
    const form = new FormData();
    form.set('file', file, name);
    await post(`/shop/videos/${id}/${name}`, form);
  };
  const report = async (message: string, work: () => Promise<void>): Promise<void> => {
    try {
      await work();
      toggleNotification({ type: 'success', message });
      // Reloads the metadata fields beside this panel.
      setTimeout(() => window.location.reload(), 1200);
    } catch (error) {
      toggleNotification({
        type: 'danger',
        message: error instanceof Error ? error.message : 'The upload failed',
      });
    }
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <UploadInput
        label="Film"
        hint="MP4 (H.264, fast start), at most 200 MB. Its poster is made from it."
        accept="video/mp4"
        onFile={(film) =>
          report('The film is there', async () => {
            const poster = await drawPoster(film);
            await send('video.mp4', film);
            if (poster) await send('poster.webp', poster);
          })
        }
      />
      <UploadInput
        label="Another poster"
        hint="WebP, as large as the film."
        accept="image/webp"
        onFile={(poster) => report('The poster is there', () => send('poster.webp', poster))}
      />
      <Typography variant="pi" textColor="neutral600">
        A film that plays stays until the new one does.
      </Typography>
    </Flex>
  );
}

/** Side panel of a lesson video with its file uploads. */
export const VideoUploadPanel: PanelComponent = ({ model, documentId }) => {
  if (model !== VIDEO || !documentId) return null;
  return { title: 'Files', content: <VideoUploads id={documentId} /> };
};
