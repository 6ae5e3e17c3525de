import type { Messages } from '@/lib/forms/message-types';

export type ZoomLabels = Messages['zoom'];
