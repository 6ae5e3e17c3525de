import type { Feature } from '../../platform/feature/feature';
import { keepSharedPictures } from './keep-shared-pictures';
import { sharePictures } from './share-pictures';
import { uniteGalleriesOnce } from './unite-galleries';

export const feature: Feature = {
  name: 'catalog/pictures',
  register: (strapi) => {
    keepSharedPictures(strapi);
    sharePictures(strapi);
  },
  bootstrap: uniteGalleriesOnce,
};
