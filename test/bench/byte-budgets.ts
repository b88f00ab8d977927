/** Script that a first visit to any page may load, and one to a story, in bytes, gzip. */
export const SCRIPT_BYTES = 120_000
export const STORY_SCRIPT_BYTES = 114_500
/** Inlined styles of a story's document, gzip. */
export const INLINE_STYLE_BYTES = 6000
/** A story's page without its pictures, gzip. */
export const PAGE_BYTES = 230_000
