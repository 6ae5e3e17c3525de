import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::level.level', { only: ['find', 'findOne'] });
