import type { SeedFormText, SeedOption } from '../../types';

type Choice = [label: string, help?: string];

export interface ReturnWords {
  orderNumber: string;
  orderNumberHelp: string;
  email: string;
  received: string;
  parts: { label: string; help: string; suit: Choice; floats: Choice; poncho: Choice; goggles: Choice; other: Choice };
  reason: {
    label: string;
    help: string;
    groups: { fit: string; product: string; other: string };
    tooSmall: string;
    tooLarge: string;
    different: string;
    damaged: string;
    wrong: string;
    changedMind: string;
    tooLate: string;
  };
  wish: { label: string; refund: Choice; exchange: Choice; repair: Choice };
  note: string;
  photos: string;
  photosHelp: string;
}

const option = (value: string, [label, help]: Choice, group?: string): SeedOption => ({
  value,
  label,
  ...(help ? { help } : {}),
  ...(group ? { group } : {}),
});

/** The return form in one language: the same fields and values everywhere, only the texts differ. */
export function returnFields({ parts, reason, wish, ...words }: ReturnWords): SeedFormText['fields'] {
  const { fit, product, other } = reason.groups;
  return [
    {
      name: 'order_number',
      type: 'text',
      label: words.orderNumber,
      help: words.orderNumberHelp,
      rules: 'required|length:6,30',
      width: 'half',
    },
    { name: 'email', type: 'email', label: words.email, rules: 'required|email', width: 'half', autocomplete: 'email' },
    { name: 'received', type: 'date', label: words.received, rules: 'required|date_before', width: 'half' },
    {
      name: 'parts',
      type: 'checkboxes',
      label: parts.label,
      help: parts.help,
      rules: 'required',
      options: [
        option('suit', parts.suit),
        option('floats', parts.floats),
        option('poncho', parts.poncho),
        option('goggles', parts.goggles),
        option('other', parts.other),
      ],
    },
    {
      name: 'reason',
      type: 'select',
      label: reason.label,
      help: reason.help,
      options: [
        option('too_small', [reason.tooSmall], fit),
        option('too_large', [reason.tooLarge], fit),
        option('different', [reason.different], product),
        option('damaged', [reason.damaged], product),
        option('wrong', [reason.wrong], product),
        option('changed_mind', [reason.changedMind], other),
        option('too_late', [reason.tooLate], other),
      ],
    },
    {
      name: 'wish',
      type: 'radio',
      label: wish.label,
      rules: 'required',
      options: [option('refund', wish.refund), option('exchange', wish.exchange), option('repair', wish.repair)],
    },
    { name: 'note', type: 'textarea', label: words.note, rules: 'length:0,2000' },
    {
      name: 'photos',
      type: 'file',
      label: words.photos,
      help: words.photosHelp,
      rules: 'max:3',
      multiple: true,
      accept: '.jpg,.jpeg,.png,.webp,.heic',
      maxSizeMb: 5,
    },
  ];
}
