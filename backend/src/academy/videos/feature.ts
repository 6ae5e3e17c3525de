import type { Feature } from '../../platform/feature/feature';
import { videoRoutes } from './admin-routes';
import { settleVideos } from './assets';
import { bootstrapVideos } from './bootstrap';
import { guardVideoAssets } from './guard-assets';

export const feature: Feature = {
  name: 'academy/videos',
  register: guardVideoAssets,
  adminRoutes: videoRoutes,
  bootstrap: bootstrapVideos,
  start: settleVideos,
};
