'use client';

import dynamic from 'next/dynamic';

/** Fields, rules and validation are large, and CMS pages share one route: load them only with a form. */
export const ComposedFormIsland = dynamic(() => import('./composed-form').then((module) => module.ComposedFormBox));
