/** A page without the comments that React writes between pieces of text. */
export const withoutComments = (html: string): string => html.replace(/<!--.*?-->/g, '')
