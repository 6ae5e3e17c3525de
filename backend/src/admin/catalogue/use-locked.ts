import { useForm } from '@strapi/strapi/admin';

/** Whether nothing can be typed into the form around: for who may not, and while it is saved, after which it shows what is stored. */
export const useLocked = (): boolean => useForm('useLocked', ({ disabled, isSubmitting }) => disabled || isSubmitting);
