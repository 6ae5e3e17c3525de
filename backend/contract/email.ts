/** Local part, @, labels, and a top-level domain of two or more characters. */
const EMAIL = /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}]{2,63}$/u;

/** RFC 5321: a path of 256 characters including its brackets. */
export const MAX_EMAIL = 254;

/** Whether the text is an email address that is safe to use in a mail header. */
export const isEmail = (text: string): boolean =>
  text.length <= MAX_EMAIL && EMAIL.test(text) && !/(^|[.@])\.|\.@/.test(text);
