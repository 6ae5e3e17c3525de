// @vitest-environment jsdom
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { blockSchema } from '@/lib/content/block-wire';
import type { Block } from '@/lib/content/types';
import { wireBlocks } from './block.fixtures';
import { BlockRenderer, shownBlocks } from './block-renderer';
