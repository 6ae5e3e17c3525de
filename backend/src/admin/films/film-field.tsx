import { Button, Field, Flex, ProgressBar, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { useT } from '../language/use-t';
import { describeFilm } from './describe-film';
import type { useFilm } from './use-film';

interface FilmFieldProps {
  state: ReturnType<typeof useFilm>;
  /** The video that a chosen film is for; a lesson without one gets it now. */
  prepare: () => Promise<string>;
  /** Said below the field. */
  hint?: string;
}

const COLOURS = { neutral: 'neutral800', success: 'success700', danger: 'danger700' } as const;

/** Choosing a film, and what becomes of it. */
export function FilmField({ state, prepare, hint }: FilmFieldProps) {
  const t = useT();
  const { film, failure, mayChange, sent, send, cancel, pause } = state;
  const [size, setSize] = useState(0);
  const report = film ? describeFilm(film, sent, size, t) : null;
  const isOpen = film?.upload?.state === 'uploading' && film.upload.isMine;
  const gigabytes = film ? Math.round((film.maxBytes / 1024 ** 3) * 10) / 10 : 2;

  function choose(file: File): void {
    setSize(file.size);
    void send(file, prepare);
  }

  if (!mayChange)
    return (
      <Typography variant="pi" textColor="neutral600">
        {t('films.notAllowed')}
      </Typography>
    );
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Field.Root hint={hint ?? t('films.hint', { size: gigabytes })}>
        <Field.Label>{t('films.film')}</Field.Label>
        <input
          type="file"
          aria-label={t('films.film')}
          accept="video/mp4,video/quicktime,video/webm,video/x-matroska,.mkv"
          disabled={sent !== null}
          style={{ maxWidth: '100%' }}
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = '';
            if (file) choose(file);
          }}
        />
        <Field.Hint />
      </Field.Root>
      <div role="status">
        {report && (
          <Typography variant="pi" textColor={COLOURS[report.tone]}>
            {report.text}
          </Typography>
        )}
      </div>
      {report && report.percent !== null && (
        <ProgressBar value={report.percent} size="S" aria-label={t('films.progress')} />
      )}
      <div role="alert">
        {failure && (
          <Typography variant="pi" textColor="danger700">
            {failure}
          </Typography>
        )}
      </div>
      {(sent !== null || isOpen) && (
        <Flex gap={2}>
          {sent !== null && (
            <Button variant="tertiary" size="S" onClick={pause}>
              {t('films.pause')}
            </Button>
          )}
          <Button variant="danger-light" size="S" onClick={() => void cancel()}>
            {t('films.cancel')}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}
