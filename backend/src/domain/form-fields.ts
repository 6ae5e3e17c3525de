import { type PublicForm } from '../../contract/forms';

export interface StoredForm extends PublicForm {
  retentionDays: number;
  confirmSender: boolean;
}
