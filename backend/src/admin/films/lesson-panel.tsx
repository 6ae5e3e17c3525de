import { Divider, Flex, Typography } from '@strapi/design-system';
import { useFetchClient, useForm, useQueryParams } from '@strapi/strapi/admin';
import { Link } from 'react-router-dom';
import { BASE_CURRENCY } from '../../../contract/money';
import { useDesk } from '../desk/use-desk-api';
import { useT } from '../language/use-t';
import type { PanelComponent } from '../submissions';
import { CaptionsField } from './captions-field';
import { FilmField } from './film-field';
import { FilmPreview } from './film-preview';
import { useFilm } from './use-film';

const LESSON = 'api::lesson.lesson';
const DEFAULT_LOCALE = 'nl';

interface LessonFilm {
  video: string | null;
  alsoIn: string[];
  isFree: boolean;
  offers: { price: number; product: string | null }[];
}

interface Values {
  captions?: unknown;
  cues?: unknown;
  preview?: unknown;
}

interface Query {
  plugins?: { i18n?: { locale?: string } };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const cuesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).flatMap((cue: unknown) =>
    typeof cue === 'object' && cue !== null && 'text' in cue && textOf(cue.text) ? [textOf(cue.text)] : [],
  );

function useLessonFilm(id: string, locale: string) {
  const { post } = useFetchClient();
  const { data, reload } = useDesk<{ data: LessonFilm }>(`/shop/lessons/${id}/film?locale=${locale}`);
  const lesson = data?.data ?? null;

  /** The lesson's video, which is made with the first film. */
  async function prepare(): Promise<string> {
    if (lesson?.video) return lesson.video;
    const made = await post<{ data: { video: string } }>(`/shop/lessons/${id}/film`);
    await reload();
    return made.data.data.video;
  }
  return { lesson, prepare };
}

function Price({ lesson, isPreview }: { lesson: LessonFilm; isPreview: boolean }) {
  const t = useT();
  if (isPreview)
    return (
      <Typography variant="pi" textColor="neutral600">
        {t('films.lesson.free')}
      </Typography>
    );
  const [offer] = lesson.offers;
  return (
    <Typography variant="pi" textColor="neutral600">
      {offer
        ? t('films.lesson.price', { price: t.money(Math.round(offer.price * 100), BASE_CURRENCY) })
        : t('films.lesson.notAlone')}{' '}
      {offer?.product && <Link to={`/catalogue/products/${offer.product}`}>{t('films.lesson.changePrice')}</Link>}
    </Typography>
  );
}

function LessonFilmForm({ id }: { id: string }) {
  const t = useT();
  const [{ query }] = useQueryParams<Query>();
  const locale = query?.plugins?.i18n?.locale ?? DEFAULT_LOCALE;
  const values = useForm('LessonFilm', (form) => form.values) as Values;
  const onChange = useForm('LessonFilm', (form) => form.onChange);
  const { lesson, prepare } = useLessonFilm(id, locale);
  const state = useFilm(lesson?.video ?? null);
  const { film } = state;
  const isReady = film?.video.state === 'ready';
  const captions = textOf(values.captions);
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      <FilmField state={state} prepare={prepare} />
      {lesson && lesson.alsoIn.length > 0 && (
        <Typography variant="pi" textColor="warning700">
          {t('films.lesson.alsoIn', { lessons: lesson.alsoIn.join(', ') })}
        </Typography>
      )}
      {film && isReady && (
        <FilmPreview
          video={film.video.id}
          version={`${film.upload?.id ?? ''} ${film.upload?.state ?? ''}`}
          captions={captions}
          locale={locale}
          cues={cuesOf(values.cues)}
        />
      )}
      <Divider />
      <CaptionsField
        captions={captions}
        seconds={isReady ? film.video.seconds : null}
        onChange={(text) => onChange('captions', text)}
      />
      <Divider />
      {lesson && <Price lesson={lesson} isPreview={values.preview === true} />}
      <Typography variant="pi" textColor="neutral600">
        {t('films.lesson.published')}
      </Typography>
    </Flex>
  );
}

/** Side panel of a lesson: its film, captions and price, so that nobody has to leave the form. */
export const LessonFilmPanel: PanelComponent = ({ model, documentId }) => {
  const t = useT();
  if (model !== LESSON) return null;
  const isNew = !documentId || documentId === 'create';
  const content = isNew ? (
    <Typography variant="pi" textColor="neutral600">
      {t('films.lesson.saveFirst')}
    </Typography>
  ) : (
    <LessonFilmForm key={documentId} id={documentId} />
  );
  return { title: t('films.film'), content };
};
