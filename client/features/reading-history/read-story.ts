import type { StoryBody } from '../../../schema/story/paragraph'

/** A story as far as reading it matters. */
export interface ReadStory {
  id: string
  /** In minutes. */
  readingTime: number
  /** Null for a draft. */
  firstPublishedAt: number | null
  content: { body: StoryBody; isPreview: boolean }
  creator: { id: string }
  coAuthors: readonly { id: string }[]
}
