import type { Messages } from '@/lib/forms/message-types';

export type QuestionDeskLabels = Messages['questions']['desk'];
