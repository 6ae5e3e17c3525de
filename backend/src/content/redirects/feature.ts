import type { Feature } from '../../platform/feature/feature';
import { bootstrapRedirects } from './bootstrap';
import { validateRedirectRules } from './validate-redirect-rules';

export const feature: Feature = {
  name: 'content/redirects',
  register: validateRedirectRules,
  bootstrap: bootstrapRedirects,
};
