import { Field, Flex, TextInput, Typography } from '@strapi/design-system';
import { Check, PaperPlane } from '@strapi/icons';
import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import { type ChangeEvent, type ReactNode, useState } from 'react';

const ORDER = 'api::order.order';
/** What the shop refuses, the menu does not offer. */
const HIDDEN: Record<string, string[]> = {
  [ORDER]: ['delete', 'clone'],
  'api::form-submission.form-submission': ['clone'],
  'api::consent-record.consent-record': ['delete', 'clone', 'update'],
};

interface ActionProps {
  model: string;
  documentId?: string;
  document?: { fulfilment?: string; paymentStatus?: string };
}

interface Action {
  label: string;
  icon?: ReactNode;
  position?: string[];
  variant?: string;
  dialog?: {
    type: 'dialog';
    title: string;
    content: ReactNode;
    confirmLabel: string;
    variant?: string;
    onConfirm: () => Promise<void>;
  };
}

/** Called by the content manager as a component that answers a description, or null to show nothing. */
export interface ActionComponent {
  (props: ActionProps): Action | null;
  type?: string;
  position?: unknown;
}

/** Orders are never deleted or copied, proof of consent is never changed. */
export function hideRefused(action: ActionComponent): ActionComponent {
  const { type } = action;
  if (!type) return action;
  const wrapped: ActionComponent = (props) => (HIDDEN[props.model]?.includes(type) ? null : action(props));
  return Object.assign(wrapped, { type, position: action.position });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'The order was not changed';
}

/** Sends the change and shows the order anew, or says what is wrong. */
function useMove(documentId: string | undefined, step: 'ship' | 'deliver'): (body: object) => Promise<void> {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  return async (body) => {
    try {
      await post(`/shop/orders/${documentId}/${step}`, body);
      window.location.reload();
    } catch (error) {
      toggleNotification({ type: 'danger', message: messageOf(error) });
    }
  };
}

interface InputProps {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function Input({ name, label, value, onChange }: InputProps) {
  return (
    <Field.Root name={name} width="100%">
      <Field.Label>{label}</Field.Label>
      <TextInput
        name={name}
        maxLength={100}
        value={value}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
      />
    </Field.Root>
  );
}

const isPaid = (status: string | undefined): boolean => status === 'paid' || status === 'partially_refunded';

export const MarkShipped: ActionComponent = ({ model, documentId, document }) => {
  const [carrier, setCarrier] = useState('');
  const [trackingCode, setTrackingCode] = useState('');
  const move = useMove(documentId, 'ship');
  if (model !== ORDER || document?.fulfilment !== 'new' || !isPaid(document.paymentStatus)) return null;
  return {
    label: 'Mark shipped',
    icon: <PaperPlane />,
    position: ['panel', 'table-row'],
    dialog: {
      type: 'dialog',
      title: 'The parcel is on its way',
      confirmLabel: 'Mark shipped',
      variant: 'default',
      content: (
        <Flex direction="column" alignItems="stretch" gap={4} width="100%">
          <Typography>The customer gets a mail with what you fill in here.</Typography>
          <Input name="carrier" label="Carrier" value={carrier} onChange={setCarrier} />
          <Input name="trackingCode" label="Tracking code" value={trackingCode} onChange={setTrackingCode} />
        </Flex>
      ),
      onConfirm: () => move({ carrier, trackingCode }),
    },
  };
};

export const MarkDelivered: ActionComponent = ({ model, documentId, document }) => {
  const move = useMove(documentId, 'deliver');
  if (model !== ORDER || document?.fulfilment !== 'shipped') return null;
  return {
    label: 'Mark delivered',
    icon: <Check />,
    position: ['panel', 'table-row'],
    dialog: {
      type: 'dialog',
      title: 'The parcel has arrived',
      confirmLabel: 'Mark delivered',
      variant: 'default',
      content: <Typography>This can not be undone.</Typography>,
      onConfirm: () => move({}),
    },
  };
};
