import type { Core } from '@strapi/strapi';

const LOCALISED = ['products', 'pages', 'articles', 'levels', 'lessons'];

const INDEXES: Record<string, string> = {
  // Drafts may share a slug, published entries may not.
  ...Object.fromEntries(
    LOCALISED.map((table) => [`shop_${table}_slug`, `${table} (locale, slug) where published_at is not null`]),
  ),
  shop_product_variants_sku: 'product_variants (sku)',
  shop_up_users_email: 'up_users (lower(email))',
  shop_shipping_countries_iso: 'shipping_countries (iso)',
  shop_vat_rates_country_from: 'vat_rates (country, valid_from)',
  shop_price_lists_currency: 'price_lists (currency)',
  shop_exchange_rates_day: 'exchange_rates (currency, day)',
  shop_change_counters_subject: 'change_counters (subject)',
  shop_menus_slug: 'menus (slug, locale)',
};

/**
 * Creates a unique index. Strapi's own `unique` is only a query before the insert, which concurrent requests both pass.
 * Strapi's schema sync leaves indexes alone that it did not create.
 */
export async function createUniqueIndex(strapi: Core.Strapi, name: string, target: string): Promise<void> {
  try {
    await strapi.db.connection.raw(`create unique index if not exists ${name} on ${target}`);
  } catch (error) {
    throw new Error(`The unique index ${name} could not be created: are there duplicates in ${target}?`, {
      cause: error,
    });
  }
}

export async function ensureIndexes(strapi: Core.Strapi): Promise<void> {
  for (const [name, target] of Object.entries(INDEXES)) await createUniqueIndex(strapi, name, target);
}
