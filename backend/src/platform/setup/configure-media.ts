import type { Core } from '@strapi/strapi';

/** Disables Strapi's image processing, because the storefront resizes images; thumbnails of the media library are kept. */
export async function configureMedia(strapi: Core.Strapi): Promise<void> {
  const service = strapi.plugin('upload').service('upload');
  const settings = (await service.getSettings()) as Record<string, unknown> | null;
  const wanted = { sizeOptimization: false, responsiveDimensions: false, autoOrientation: false };
  if (settings && Object.entries(wanted).every(([key, value]) => settings[key] === value)) return;
  await service.setSettings({ ...settings, ...wanted });
}
