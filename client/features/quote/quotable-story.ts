import type { StoryBody } from '../../../schema/story/paragraph'

/** A story whose passages can be highlighted. */
export interface Quotable {
  id: string
  title: string
  mediumUrl: string
  language: string
  isLocked: boolean
  /** Null for a draft, in which nobody highlights. */
  firstPublishedAt: number | null
  content: { body: StoryBody }
}
