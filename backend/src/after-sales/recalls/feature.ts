import type { Feature } from '../../platform/feature/feature';
import { recallRoutes } from './admin-routes';
import { bootstrapRecalls } from './bootstrap';
import { validateRecalls } from './validate-recall';

export const feature: Feature = {
  name: 'after-sales/recalls',
  register: validateRecalls,
  adminRoutes: recallRoutes,
  bootstrap: bootstrapRecalls,
};
