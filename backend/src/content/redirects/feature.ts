import type { Feature } from '../../platform/feature/feature';
import { bootstrapRedirects } from './bootstrap';
import { guardRules } from './guard-rules';

export const feature: Feature = {
  name: 'content/redirects',
  register: guardRules,
  bootstrap: bootstrapRedirects,
};
