import type { Feature } from '../../platform/feature/feature';
import { restrictAdminWrites } from './restrict-admin-writes';
import { newsletterRoutes } from './admin-routes';
import { bootstrapNewsletter } from './bootstrap';

export const feature: Feature = {
  name: 'marketing/newsletter',
  register: restrictAdminWrites,
  adminRoutes: newsletterRoutes,
  bootstrap: bootstrapNewsletter,
};
