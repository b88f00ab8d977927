/*
 * Limits in bytes, gzip: what was measured on 2026-11-28 and 5 % more. Rule: docs/decisions/020-bytes.md.
 */

/** Script that a first visit to any page may load, and one to a story. */
export const SCRIPT_BYTES = 125_800
export const STORY_SCRIPT_BYTES = 120_300
/** Script that the first touch of something may add to a story. */
export const TOUCH_BYTES = {
  search: 6_600,
  menu: 50_800,
  responses: 17_400,
  editor: 163_400,
  payment: 30_200,
  signIn: 52_900,
} as const

/** What the bench judges: inlined styles of a story's document, and a story's page without its pictures. */
export const INLINE_STYLE_BYTES = 6000
export const PAGE_BYTES = 230_000
