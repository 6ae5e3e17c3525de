import type { Feature } from '../../platform/feature/feature';
import { bootstrapBlog } from './bootstrap';

export const feature: Feature = {
  name: 'content/blog',
  bootstrap: bootstrapBlog,
};
