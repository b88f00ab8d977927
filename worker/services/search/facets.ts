/*
 * Words of the column `facets`, which only we search for. An id is behind a letter, so that those of people
 * and publications can't be confused.
 */

/** Marks what results show only to viewers with the privilege. Rule: docs/rules/search.md, "Quality". */
export const LOW_QUALITY = 'lowquality'

export const collectionFacet = (id: string): string => `c${id}`
export const writerFacet = (id: string): string => `u${id}`
/** A topic's, whose slug may have characters at which the index's tokenizer splits words. */
export const tagFacet = (slug: string): string => `t${slug.replace(/[^a-z0-9\u0080-\u{10ffff}]/gu, 'ʹ')}`
