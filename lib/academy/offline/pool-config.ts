import { OFFLINE_CACHE } from '@/lib/core/offline-cache';
import type { PoolConfig } from './pool-worker';

export const POOL: PoolConfig = { cache: OFFLINE_CACHE, root: '/offline', days: 30 };

/** Where the parts of a saved lesson are in the cache. */
export const savedPath = (lesson: string, part = ''): string => `${POOL.root}/${lesson}${part && `/${part}`}`;

const DAY_MS = 86_400_000;

/** Until when saved lessons play without another check. */
export const playsUntil = (checkedAt: number): Date => new Date(checkedAt + POOL.days * DAY_MS);
