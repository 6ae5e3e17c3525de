import type { Feature } from '../../platform/feature/feature';
import { guardSubscribers } from './admin-guard';
import { newsletterRoutes } from './admin-routes';
import { bootstrapNewsletter } from './bootstrap';

export const feature: Feature = {
  name: 'marketing/newsletter',
  register: guardSubscribers,
  adminRoutes: newsletterRoutes,
  bootstrap: bootstrapNewsletter,
};
