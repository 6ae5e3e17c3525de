import type { ProductType } from '../../../contract/products';

export const TYPES: Record<ProductType, string> = {
  physical: 'Goods',
  lesson: 'Lesson',
  level: 'Level',
  bundle: 'Whole academy',
  gift_card: 'Gift card',
};
