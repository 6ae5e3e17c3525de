import type { SeedProduct } from '../types';
import { floats } from './products/floats';
import { giftCard } from './products/gift-card';
import { goggles } from './products/goggles';
import { classic } from './products/classic';
import { mini } from './products/mini';
import { poncho } from './products/poncho';
import { pro } from './products/pro';

export const products: SeedProduct[] = [classic, mini, pro, poncho, goggles, floats, giftCard];
