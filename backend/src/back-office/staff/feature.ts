import type { Feature } from '../../platform/feature/feature';
import { staffRoutes } from './admin-routes';

export const feature: Feature = { name: 'back-office/staff', adminRoutes: staffRoutes };
