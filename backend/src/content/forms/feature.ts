import type { Feature } from '../../platform/feature/feature';
import { registerFormWriteRules } from './admin-write-rules';
import { submissionRoutes } from './admin-routes';
import { bootstrapForms } from './bootstrap';

export const feature: Feature = {
  name: 'content/forms',
  register: registerFormWriteRules,
  adminRoutes: submissionRoutes,
  bootstrap: bootstrapForms,
};
