'use client';

import dynamic from 'next/dynamic';

// CMS pages share one route: forms and rules are loaded only where a block needs them.
export const SizeAdviserIsland = dynamic(() => import('./size-adviser').then((module) => module.SizeAdviser));
export const ProductFinderIsland = dynamic(() => import('./product-finder').then((module) => module.ProductFinder));
