import type {
  AddChildBody,
  ChangeChildBody,
  Children,
  MarkBody,
  SwimBody,
  SwimList,
} from '@/backend/contract/children';
import { type ApiError, callApi } from '@/lib/core/api';
import type { Result } from '@/lib/core/result';

type Done = Promise<Result<unknown, ApiError>>;

const ENDPOINT = '/api/me/children';

// The endpoints of this shop have validated what they answer.
export const fetchChildren = () => callApi<{ data: Children }>(ENDPOINT);
export const fetchSwims = (child: string, page: number) =>
  callApi<{ data: SwimList }>(`${ENDPOINT}/${child}/swims?page=${page}`);

export const addChild = (body: AddChildBody): Done => callApi(ENDPOINT, { method: 'POST', body });
export const changeChild = (child: string, body: ChangeChildBody): Done =>
  callApi(`${ENDPOINT}/${child}`, { method: 'PUT', body });
export const removeChild = (child: string): Done => callApi(`${ENDPOINT}/${child}`, { method: 'DELETE' });

export const markLesson = (child: string, body: MarkBody): Done =>
  callApi(`${ENDPOINT}/${child}/marks`, { method: 'POST', body });

export const addSwim = (child: string, body: SwimBody): Done =>
  callApi(`${ENDPOINT}/${child}/swims`, { method: 'POST', body });
export const removeSwim = (child: string, swim: string): Done =>
  callApi(`${ENDPOINT}/${child}/swims/${swim}`, { method: 'DELETE' });
