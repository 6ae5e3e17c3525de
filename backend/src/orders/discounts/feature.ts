import type { Feature } from '../../platform/feature/feature';
import { bootstrapDiscounts } from './bootstrap';
import { validateCodesOnSave } from './validate-codes-on-save';

export const feature: Feature = {
  name: 'orders/discounts',
  register: validateCodesOnSave,
  bootstrap: bootstrapDiscounts,
};
