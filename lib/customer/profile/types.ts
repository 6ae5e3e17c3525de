import type { OrderDocument } from '@/lib/customer/orders/types';
import { type SavedAddress } from '@/lib/customer/account/saved-address';
import { type Fulfilment, type OrderStatus } from '@/backend/contract/order-states';

export interface Profile {
  email: string;
  firstname: string;
  lastname: string;
  /** Accounts made by an order, by Google or by a mailed code have none until one is chosen. */
  hasPassword: boolean;
  /** A new address that still waits for its confirmation. */
  pendingEmail: string | null;
}

/** An order in a list: light, so that five hundred of them cost what five do. */
export interface OrderRow {
  orderNr: string;
  slug: string;
  /** ISO 8601. */
  placedAt: string;
  status: OrderStatus;
  /** A payment can be started or continued now. */
  payable: boolean;
  fulfilment: Fulfilment;
  /** The carrier's own page about the parcel. */
  trackingUrl: string | null;
  currency: string;
  /** Cents. */
  total: number;
  /** Of the first line. */
  title: string;
  image: { url: string; width: number; height: number } | null;
  /** How many lines there are. */
  lines: number;
  /** Something is shipped. */
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
  /** A coarse network address, as far as it is known. */
  place: string;
  /** ISO 8601. */
  createdAt: string | null;
  lastSeen: string | null;
  current: boolean;
}

/** All that the profile page shows, from one call. */
export interface Overview {
  user: Profile;
  addresses: SavedAddress[];
  orders: OrderPage;
  sessions: Session[];
}
