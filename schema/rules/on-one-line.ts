/** A text with its spaces on one line, without space around it. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
