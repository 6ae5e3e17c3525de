'use client';

import dynamic from 'next/dynamic';

/** CMS pages share one route: what only the checkout needs is loaded there. */
export const CheckoutIsland = dynamic(() => import('./checkout-content').then((module) => module.CheckoutContent));
