import type { FormLabels, Messages } from '@/lib/forms/labels';

export interface AuthFormProps {
  labels: Messages['account'];
  formLabels: FormLabels;
}
