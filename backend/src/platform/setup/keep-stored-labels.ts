import type { Core } from '@strapi/strapi';
import { staffLanguageOf } from '../../../contract/staff-languages';
import { untranslateLabels } from '../admin-texts/strapi-bodies';

interface ConfiguredViews {
  findConfiguration: (type: object) => Promise<unknown>;
  updateConfiguration: (type: object, configuration: object) => Promise<unknown>;
}

/**
 * Labels are stored in English and translated on their way to the admin (middlewares/staff-language.ts). Somebody who configures a
 * view in another language sends the translations back: they are stored in English again.
 */
export function keepStoredLabels(strapi: Core.Strapi): void {
  for (const name of ['content-types', 'components']) {
    const views: ConfiguredViews = strapi.plugin('content-manager').service(name);
    const update = views.updateConfiguration.bind(views);
    views.updateConfiguration = async (type, configuration) => {
      const user: { preferedLanguage?: unknown } | undefined = strapi.requestContext.get()?.state.user;
      const stored = await views.findConfiguration(type);
      return update(type, untranslateLabels(configuration, staffLanguageOf(user?.preferedLanguage), stored));
    };
  }
}
