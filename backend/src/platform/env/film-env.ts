import type { z } from 'zod';
import { integer, text } from './env-fields';

export const FILM_SETTINGS = {
  FFMPEG: text.default('ffmpeg'),
  FILM_MAX_MB: integer(1, 20_000).default(2048),
  FILM_MAX_MINUTES: integer(1, 1440).default(60),
  FILM_UPLOADS: integer(1, 1000).default(10),
};
type Settings = z.infer<z.ZodObject<typeof FILM_SETTINGS>>;

export interface FilmEnv {
  /** Name or path of the program that packages films; null: films are served as they are uploaded. */
  ffmpeg: string | null;
  maxBytes: number;
  maxSeconds: number;
  /** Uploads that have begun and are not complete, of all admins together. */
  maxUploads: number;
}

export const readFilms = (values: Settings): FilmEnv => ({
  ffmpeg: values.FFMPEG === 'off' ? null : values.FFMPEG,
  maxBytes: values.FILM_MAX_MB * 1024 * 1024,
  maxSeconds: values.FILM_MAX_MINUTES * 60,
  maxUploads: values.FILM_UPLOADS,
});
