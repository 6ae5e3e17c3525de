import type { Feature } from '../../platform/feature/feature';
import { reviewRoutes } from './admin-routes';
import { bootstrapReviews } from './bootstrap';

export const feature: Feature = {
  name: 'marketing/reviews',
  adminRoutes: reviewRoutes,
  bootstrap: bootstrapReviews,
};
