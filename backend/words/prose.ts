/** A text without what only machines read: link targets, addresses, tags, placeholders and their syntax. */
export function proseOf(text: string): string {
  return text
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/https?:\/\/\S+|\S+@\S+\.\S+/g, '…')
    .replaceAll(/<\/?\w+>/g, '')
    .replaceAll(/\{\w+\}/g, '…')
    .replaceAll(/\{\w+, (?:plural|select),\s*/g, '')
    .replaceAll(/(?:=\d+|\b(?:one|many|other))\s?\{/g, '');
}
