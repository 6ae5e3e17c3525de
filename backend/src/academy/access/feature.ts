import type { Feature } from '../../platform/feature/feature';
import { bootstrapAcademy } from './bootstrap';

export const feature: Feature = {
  name: 'academy/access',
  bootstrap: bootstrapAcademy,
};
