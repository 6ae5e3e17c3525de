'use client';

import dynamic from 'next/dynamic';

/** Forms, rules and queries weigh a lot, and all pages of the CMS share one route: only the checkout loads them. */
export const CheckoutIsland = dynamic(() => import('./checkout-content').then((module) => module.CheckoutContent));
