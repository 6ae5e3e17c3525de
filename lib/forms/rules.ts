import { z } from 'zod';

/** Codes only: the words are the interface's, in the visitor's language. */
export const optionalText = (max: number) => z.string().trim().max(max, 'tooLong');
export const requiredText = (max: number) => z.string().trim().min(1, 'required').max(max, 'tooLong');

/** Local part, @, labels, and a top-level domain of two or more letters; the same rule as the backend's. */
const EMAIL = /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u;
const isEmail = (text: string): boolean => EMAIL.test(text) && !/(^|[.@])\.|\.@/.test(text);

export const emailRule = requiredText(254).refine((text) => text === '' || isEmail(text), 'email');
