import type { Feature } from '../../platform/feature/feature';
import { guardForms } from './admin-guard';
import { submissionRoutes } from './admin-routes';
import { bootstrapForms } from './bootstrap';

export const feature: Feature = {
  name: 'content/forms',
  register: guardForms,
  adminRoutes: submissionRoutes,
  bootstrap: bootstrapForms,
};
