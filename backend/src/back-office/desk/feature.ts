import type { Feature } from '../../platform/feature/feature';
import { prepareDesk } from './indexes';
import { deskRoutes } from './routes';

export const feature: Feature = {
  name: 'back-office/desk',
  adminRoutes: deskRoutes,
  bootstrap: prepareDesk,
};
