import type { Core } from '@strapi/strapi';
import { createUniqueIndex } from '../../platform/database/unique-indexes';
import type { Feature } from '../../platform/feature/feature';

const bootstrapCartReminders = (strapi: Core.Strapi): Promise<void> =>
  createUniqueIndex(strapi, 'shop_cart_reminders_address', 'cart_reminders (email_key)');

export const feature: Feature = { name: 'marketing/cart-reminders', bootstrap: bootstrapCartReminders };
