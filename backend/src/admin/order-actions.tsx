import { Link } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import type { ReactNode } from 'react';
import type { PanelComponent } from './submissions';

const ORDER = 'api::order.order';
/** What the shop refuses, the menu does not offer. */
const HIDDEN: Record<string, string[]> = {
  [ORDER]: ['delete', 'clone', 'update'],
  'api::form-submission.form-submission': ['clone'],
  'api::review.review': ['delete', 'clone', 'update'],
  'api::consent-record.consent-record': ['delete', 'clone', 'update'],
};

interface ActionProps {
  model: string;
}

interface Action {
  label: string;
  icon?: ReactNode;
}

/** Called by the content manager as a component that answers a description, or null to show nothing. */
export interface ActionComponent {
  (props: ActionProps): Action | null;
  type?: string;
  position?: unknown;
}

/** Orders are never deleted or copied, and change at the desk; proof of consent is never changed. */
export function hideRefused(action: ActionComponent): ActionComponent {
  const { type } = action;
  if (!type) return action;
  const wrapped: ActionComponent = (props) => (HIDDEN[props.model]?.includes(type) ? null : action(props));
  return Object.assign(wrapped, { type, position: action.position });
}

/** Beside an order: the way to where it is worked on. */
export const OpenAtDesk: PanelComponent = ({ model, documentId }) => {
  if (model !== ORDER || !documentId) return null;
  return {
    title: 'Desk',
    content: (
      <Link tag={NavLink} to={`/desk/orders/${documentId}`}>
        Open this order at the desk
      </Link>
    ),
  };
};
