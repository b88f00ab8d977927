import type { Post } from '../../data/post/rows'
import type { StoryChoice } from '../../data/sequence/choices'

export type { StoryChoice }

/** A part of a series that readers see. */
export interface NumberedPart {
  number: number
  post: Post
}

/** A part of the viewer's own series; without a story if that is gone or withdrawn. */
export interface OwnPart {
  postId: string
  story: StoryChoice | null
}
