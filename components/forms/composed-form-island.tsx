'use client';

import dynamic from 'next/dynamic';

/** Fields, rules and checks weigh a lot, and all pages of the CMS share one route: only those with a form load them. */
export const ComposedFormIsland = dynamic(() => import('./composed-form').then((module) => module.ComposedFormBox));
