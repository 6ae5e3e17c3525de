import type { Messages } from '@/lib/forms/message-types';

export type PoolLabels = Messages['atThePool'];
