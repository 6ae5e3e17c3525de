import type { Feature } from '../../platform/feature/feature';
import { videoRoutes } from './admin-routes';
import { syncVideoAssets } from './video-assets';
import { bootstrapVideos } from './bootstrap';
import { validateVideoAssets } from './validate-video-assets';

export const feature: Feature = {
  name: 'academy/videos',
  register: validateVideoAssets,
  adminRoutes: videoRoutes,
  bootstrap: bootstrapVideos,
  start: syncVideoAssets,
};
