'use client';

import dynamic from 'next/dynamic';

/** Forms, rules and queries are large, and CMS pages share one route: load them in the checkout only. */
export const CheckoutIsland = dynamic(() => import('./checkout-content').then((module) => module.CheckoutContent));
