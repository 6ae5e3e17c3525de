import type { Core } from '@strapi/strapi';
import { createUniqueIndex } from '../../platform/database/unique-indexes';
import type { Feature } from '../../platform/feature/feature';
import { lessonFilmRoutes } from './lesson-routes';
import { previewRoutes } from './preview-routes';
import { uploadRoutes } from './upload-routes';
import { validateCaptions } from './validate-captions';

const filmRoutes = (strapi: Core.Strapi) => [
  ...uploadRoutes(strapi),
  ...previewRoutes(strapi),
  ...lessonFilmRoutes(strapi),
];

const bootstrapFilms = async (strapi: Core.Strapi): Promise<void> => {
  await createUniqueIndex(strapi, 'shop_film_uploads_id', 'film_uploads (upload_id)');
};

export const feature: Feature = {
  name: 'academy/films',
  register: validateCaptions,
  adminRoutes: filmRoutes,
  bootstrap: bootstrapFilms,
};
