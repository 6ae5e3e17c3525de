import type { Core } from '@strapi/strapi';
import type { Locale } from '../../../contract/locales';
import { lessonPath } from '../../../contract/paths';
import { ShopError } from '../../domain/shop-error';
import { env } from '../../platform/env/env';
import { readCompany } from '../../platform/settings/company';
import { type Outline, readOutline } from '../access/academy-outline';
import { type Viewer, readActiveGrants } from '../access/active-grants';
import { readLessonAccess } from '../access/lesson-access';
import { cardFloats, cardGame, cardLabels, cardPlace, describeFile } from './card-texts';
import type { PoolCard } from './pool-card';
import { type CardLesson, readCardLessons } from './read-card-lessons';
import { renderCardsInThread } from './render-in-thread';

type Level = Outline['levels'][number];
type Lesson = Level['lessons'][number];

const textsOf = (points: CardLesson['cues']): string[] => (points ?? []).flatMap(({ text }) => (text ? [text] : []));

/** `level` and `lesson` are numbered as on the pages of the academy. */
function toCard(
  locale: Locale,
  { levels }: Outline,
  level: Level,
  lesson: Lesson,
  { goal, floats, cues, game, stopSigns }: CardLesson,
): PoolCard {
  return {
    place: cardPlace(locale, levels.indexOf(level) + 1, level.lessons.indexOf(lesson) + 1),
    title: lesson.title,
    goal: goal ?? '',
    floats: floats === null ? null : { count: floats, text: cardFloats(locale, floats) },
    cues: textsOf(cues),
    game: game?.title ? { title: cardGame(locale, game.title), text: game.text ?? '' } : null,
    stopSigns: textsOf(stopSigns),
    url: env().shopOrigins[locale] + lessonPath(locale, level.slug, lesson.slug),
  };
}

type CardRequest = { kind: 'lesson' | 'level'; id: string; locale: Locale };

/**
 * The cards of a lesson, or of all lessons of a level that the viewer may watch, as a PDF. Access is that of playback
 * (`readLessonAccess`): throws `NotFound` for what is not published in this language, and `PaymentRequired` where the viewer
 * may watch nothing of it.
 */
export async function printPoolCards(
  strapi: Core.Strapi,
  viewer: Viewer,
  { kind, id, locale }: CardRequest,
  now: Date,
): Promise<{ name: string; pdf: Buffer }> {
  const db = strapi.db.connection;
  const outline = await readOutline(strapi, locale);
  const level = outline.levels.find((found) => (kind === 'level' ? found.id === id : hasLesson(found, id)));
  const asked = level?.lessons.filter((lesson) => kind === 'level' || lesson.id === id) ?? [];
  const about = kind === 'level' ? level : asked[0];
  if (!level || !about || asked.length === 0) throw new ShopError('NotFound', 'There is no such lesson');
  const ids = asked.map((lesson) => lesson.id);
  const access = await readLessonAccess(db, await readActiveGrants(db, viewer, now), ids);
  const isOpen = (lesson: Lesson): boolean => (access.get(lesson.id) ?? 'locked') !== 'locked';
  const open = asked.filter(isOpen);
  if (open.length === 0) throw new ShopError('PaymentRequired', 'This lesson must be bought first');
  const details = await readCardLessons(
    strapi,
    open.map((lesson) => lesson.id),
    locale,
  );
  const cards = open.flatMap((lesson) => {
    const found = details.get(lesson.id);
    return found ? [toCard(locale, outline, level, lesson, found)] : [];
  });
  const { name, title, language } = describeFile(locale, kind, about);
  const { siteName } = await readCompany(db);
  const pdf = await renderCardsInThread({ title, author: siteName, language, labels: cardLabels(locale), cards });
  return { name, pdf };
}

const hasLesson = ({ lessons }: Level, id: string): boolean => lessons.some((lesson) => lesson.id === id);
