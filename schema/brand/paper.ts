/**
 * The colour of the paper, which the browser's own bars and mails have too; theme.css has the same. A file of its own,
 * because the first script of every visit needs it, and no other colour.
 */
export const PAPER = { light: '#fcf9f3', dark: '#171411' } as const
