'use client';

import dynamic from 'next/dynamic';

/** All pages of the CMS share one route: only the one with this block loads its form. */
export const WithdrawalIsland = dynamic(() => import('./withdrawal-flow').then((module) => module.WithdrawalFlow));
