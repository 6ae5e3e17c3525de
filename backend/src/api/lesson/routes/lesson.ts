import { factories } from '@strapi/strapi';

export default factories.createCoreRouter('api::lesson.lesson', { only: ['find', 'findOne'] });
