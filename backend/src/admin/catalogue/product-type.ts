import type { ProductType } from '../../../contract/products';
import type { TextKey } from '../../platform/admin-texts/catalogues';

export const TYPES: Record<ProductType, TextKey> = {
  physical: 'catalogue.types.physical',
  lesson: 'catalogue.types.lesson',
  level: 'catalogue.types.level',
  bundle: 'catalogue.types.bundle',
  gift_card: 'catalogue.types.gift_card',
};
