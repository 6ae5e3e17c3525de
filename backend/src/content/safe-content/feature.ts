import type { Feature } from '../../platform/feature/feature';
import { registerSafeContent } from './register';

export const feature: Feature = {
  name: 'content/safe-content',
  register: registerSafeContent,
};
