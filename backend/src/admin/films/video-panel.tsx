import { Field, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { useT } from '../language/use-t';
import type { PanelComponent } from '../submissions';
import { FilmField } from './film-field';
import { FilmPreview } from './film-preview';
import { useFilm } from './use-film';

const VIDEO = 'api::video-asset.video-asset';

function PosterField({ id }: { id: string }) {
  const t = useT();
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  async function send(file: File): Promise<void> {
    const form = new FormData();
    form.set('file', file, 'poster.webp');
    try {
      await post(`/shop/videos/${id}/poster.webp`, form);
      toggleNotification({ type: 'success', message: t('films.posterSaid') });
    } catch (error) {
      toggleNotification({ type: 'danger', message: error instanceof Error ? error.message : t('films.uploadFailed') });
    }
  }
  return (
    <Field.Root hint={t('films.posterHint')}>
      <Field.Label>{t('films.poster')}</Field.Label>
      <input
        type="file"
        aria-label={t('films.poster')}
        accept="image/webp"
        style={{ maxWidth: '100%' }}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void send(file);
        }}
      />
      <Field.Hint />
    </Field.Root>
  );
}

function VideoFiles({ id }: { id: string }) {
  const t = useT();
  const state = useFilm(id);
  const { film } = state;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <FilmField state={state} prepare={() => Promise.resolve(id)} />
      {film?.video.state === 'ready' && (
        <FilmPreview video={id} version={film.upload?.state ?? ''} captions="" locale="nl" cues={[]} />
      )}
      <PosterField id={id} />
      <Typography variant="pi" textColor="neutral600">
        {t('films.stays')}
      </Typography>
    </Flex>
  );
}

/** Side panel of a lesson video with its files. */
export const VideoUploadPanel: PanelComponent = ({ model, documentId }) => {
  const t = useT();
  if (model !== VIDEO || !documentId || documentId === 'create') return null;
  return { title: t('panels.files'), content: <VideoFiles key={documentId} id={documentId} /> };
};
