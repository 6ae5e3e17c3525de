import type { SavedAddress } from '@/backend/contract/order';
import { type Fulfilment, type OrderStatus } from '@/backend/contract/order-states';
import { type OrderDocument } from '@/backend/contract/order';

export interface Profile {
  email: string;
  firstname: string;
  lastname: string;
  /** Accounts created by an order, Google or an emailed code have none until one is chosen. */
  hasPassword: boolean;
  /** New email address that awaits confirmation. */
  pendingEmail: string | null;
}

/** Summary of an order in a list. */
export interface OrderRow {
  orderNr: string;
  slug: string;
  /** ISO 8601. */
  placedAt: string;
  status: OrderStatus;
  /** Whether a payment can be started or continued now. */
  payable: boolean;
  fulfilment: Fulfilment;
  /** The carrier's tracking page. */
  trackingUrl: string | null;
  currency: string;
  /** Cents. */
  total: number;
  /** Title of the first line. */
  title: string;
  image: { url: string; width: number; height: number } | null;
  /** Number of lines. */
  lines: number;
  /** Whether anything is shipped. */
  physical: boolean;
  /** Invoices and credit notes, oldest first. */
  documents: OrderDocument[];
}

export interface OrderPage {
  rows: OrderRow[];
  page: number;
  pageSize: number;
  total: number;
}

export interface Session {
  id: string;
  device: string;
  /** Coarse network address; '' if unknown. */
  place: string;
  /** ISO 8601. */
  createdAt: string | null;
  lastSeen: string | null;
  current: boolean;
}

export interface Passkey {
  id: string;
  name: string;
  /** Where it works. */
  domain: string;
  /** ISO 8601. */
  createdAt: string | null;
  lastUsed: string | null;
}

/** Data of the profile page. */
export interface Overview {
  user: Profile;
  addresses: SavedAddress[];
  orders: OrderPage;
  passkeys: Passkey[];
  sessions: Session[];
}
