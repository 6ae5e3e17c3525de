// The films by the key of their lesson.
import { startAtHome } from './lesson-1-1.mjs';
import { inTheShallows } from './lesson-1-2.mjs';
import { floatLikeAnOtter } from './lesson-1-3.mjs';
import { blowingBubbles } from './lesson-1-4.mjs';
import { turnAndHold } from './lesson-1-5.mjs';
import { starOnBack } from './lesson-2-1.mjs';
import { starOnFront } from './lesson-2-2.mjs';
import { rolling } from './lesson-2-3.mjs';
import { gliding } from './lesson-2-4.mjs';
import { jumpingIn } from './lesson-2-5.mjs';
import { kickingOnTheEdge } from './lesson-3-1.mjs';
import { kickingWithABoard } from './lesson-3-2.mjs';
import { kickingOnTheBack } from './lesson-3-3.mjs';
import { likeAPuppy } from './lesson-3-4.mjs';
import { firstMetres } from './lesson-3-5.mjs';
import { backstroke } from './lesson-4-1.mjs';
import { frontCrawl } from './lesson-4-2.mjs';
import { sideBreathing } from './lesson-4-3.mjs';
import { breaststroke } from './lesson-4-4.mjs';
import { fetchARing } from './lesson-4-5.mjs';

/** @typedef {import('../scenes.mjs').LessonFilm} LessonFilm */

/** @type {Record<string, LessonFilm>} */
export const films = {
  'lesson-1-1': startAtHome,
  'lesson-1-2': inTheShallows,
  'lesson-1-3': floatLikeAnOtter,
  'lesson-1-4': blowingBubbles,
  'lesson-1-5': turnAndHold,
  'lesson-2-1': starOnBack,
  'lesson-2-2': starOnFront,
  'lesson-2-3': rolling,
  'lesson-2-4': gliding,
  'lesson-2-5': jumpingIn,
  'lesson-3-1': kickingOnTheEdge,
  'lesson-3-2': kickingWithABoard,
  'lesson-3-3': kickingOnTheBack,
  'lesson-3-4': likeAPuppy,
  'lesson-3-5': firstMetres,
  'lesson-4-1': backstroke,
  'lesson-4-2': frontCrawl,
  'lesson-4-3': sideBreathing,
  'lesson-4-4': breaststroke,
  'lesson-4-5': fetchARing,
};
