import type { Feature } from '../../platform/feature/feature';
import { handOrderRoutes } from './routes';

export const feature: Feature = { name: 'back-office/hand-orders', adminRoutes: handOrderRoutes };
