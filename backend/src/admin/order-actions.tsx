import { Link } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import type { ReactNode } from 'react';
import type { PanelComponent } from './submissions';
import { useT } from './language/use-t';

const ORDER = 'api::order.order';
/** Actions that the server rejects and the menu therefore hides. */
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

/** Content manager action: a component that returns a description, or null to render nothing. */
export interface ActionComponent {
  (props: ActionProps): Action | null;
  type?: string;
  position?: unknown;
}

/** Hides actions that are not allowed for orders, submissions, reviews and consent records. */
export function hideRefused(action: ActionComponent): ActionComponent {
  const { type } = action;
  if (!type) return action;
  const wrapped: ActionComponent = (props) => (HIDDEN[props.model]?.includes(type) ? null : action(props));
  return Object.assign(wrapped, { type, position: action.position });
}

/** Side panel of an order with a link to the order desk. */
export const OpenAtDeskPanel: PanelComponent = ({ model, documentId }) => {
  const t = useT();
  if (model !== ORDER || !documentId) return null;
  return {
    title: t('panels.desk'),
    content: (
      <Link tag={NavLink} to={`/desk/orders/${documentId}`}>
        {t('panels.openAtDesk')}
      </Link>
    ),
  };
};
