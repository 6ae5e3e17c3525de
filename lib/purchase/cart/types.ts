import { type CartItem } from '@/backend/contract/cart';
import { type ItemOption } from '@/backend/contract/products';
import { type CodeResult } from '@/backend/contract/discounts';
