import type { Feature } from '../../platform/feature/feature';
import { forgetPicturesOfSavedVariants } from '../variants/variant-pictures';
import { keepSharedPictures } from './keep-shared-pictures';
import { refuseOvertakenPictures } from './refuse-overtaken';
import { sharePictures } from './share-pictures';
import { uniteGalleriesOnce } from './unite-galleries';

export const feature: Feature = {
  name: 'catalog/pictures',
  register: (strapi) => {
    keepSharedPictures(strapi);
    sharePictures(strapi);
    forgetPicturesOfSavedVariants(strapi);
    // Within the lock of what goes before.
    refuseOvertakenPictures(strapi);
  },
  bootstrap: uniteGalleriesOnce,
};
