import type { Feature } from '../../platform/feature/feature';
import { grantRoutes } from './routes';

export const feature: Feature = {
  name: 'back-office/academy-access',
  adminRoutes: grantRoutes,
};
