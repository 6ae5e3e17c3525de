'use client';

import dynamic from 'next/dynamic';

/** CMS pages share one route: load the form only with this block. */
export const WithdrawalIsland = dynamic(() => import('./withdrawal-flow').then((module) => module.WithdrawalFlow));
