import type { TypeView } from '../../platform/admin/apply-views';
import { SUBSCRIBER } from './subscriber-rows';

const editable = false;

export const newsletterViews: Record<string, TypeView> = {
  [SUBSCRIBER]: {
    mainField: 'email',
    list: ['email', 'state', 'language', 'confirmedAt'],
    sort: 'requestedAt',
    order: 'DESC',
    form: [['email', 'state'], ['consent'], ['requestedAt', 'confirmedAt'], ['language']],
    fields: {
      email: { label: 'E-mail', editable },
      state: { help: 'Only confirmed addresses may receive the newsletter; the export contains no others.', editable },
      consent: { label: 'Agreed to', editable },
      language: { editable },
      requestedAt: { label: 'Requested', editable },
      confirmedAt: { label: 'Confirmed', editable },
    },
  },
};
