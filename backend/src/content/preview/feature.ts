import type { Feature } from '../../platform/feature/feature';
import { previewRoutes } from './admin-routes';

export const feature: Feature = {
  name: 'content/preview',
  adminRoutes: previewRoutes,
};
