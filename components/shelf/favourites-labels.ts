import type { Messages } from '@/lib/forms/message-types';

export type FavouritesLabels = Pick<Messages['favourites'], 'lead' | 'gone' | 'shared' | 'share' | 'error'>;
