/* What kinds of paragraphs have in common, and what they can be. */

/** The properties of every paragraph. */
export interface ParagraphBase {
  /**
   * Short and unique within the story; it stays with the paragraph through edits, so highlights can point at
   * it.
   */
  name: string
}

/** What can stand within a toggle. Headings, breaks, notes and other toggles can't. */
export interface NestableBase extends ParagraphBase {
  /** It belongs to the toggle above; without one directly above it or its neighbours, this means nothing. */
  inToggle?: true
}

/** The width of a picture. */
export const IMAGE_LAYOUTS = ['inset', 'outset', 'full-width'] as const
export type ImageLayout = (typeof IMAGE_LAYOUTS)[number]

/** What a paragraph in a box of its own is: a note, a tip, a warning. */
export const CALLOUTS = ['note', 'tip', 'warning'] as const
export type Callout = (typeof CALLOUTS)[number]

/** A run of code: its text, and its kind (`keyword`, `string`, …) if known. */
export type CodeToken = [text: string, kind?: string]
