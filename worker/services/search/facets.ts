/*
 * Words of the column `facets`, which only we search for. An id is behind a letter, so that those of people
 * and publications can't be confused.
 */

/** Marks what results show only to viewers with the privilege. Rule: docs/rules/search.md, "Quality". */
export const LOW_QUALITY = 'lowquality'

export const collectionFacet = (id: string): string => `c${id}`
export const writerFacet = (id: string): string => `u${id}`
