import type { DraftDocument } from '../../../schema/story/draft'
import type { Needs } from '../parts'
import type { StoryPorts } from '../post/ports'

/** What the use cases of writing take. */
export type DraftParts = Needs<
  | 'db'
  | 'clock'
  | 'session'
  | 'browser'
  | 'drafts'
  | 'lockouts'
  | 'purger'
  | 'reindex'
  | 'decorate'
  | 'newId'
  | 'channels'
  | 'later'
>

/** A draft as its writers see it. */
export interface ShownDraft extends DraftDocument {
  /** Of its story. */
  id: string
  revision: number
}

/** The parts as the use cases of stories name them. */
export const storyParts = ({ db, clock, newId, purger, reindex, decorate }: DraftParts): StoryPorts => ({
  db,
  clock,
  newId,
  purger,
  reindex: (postId) => reindex([postId]),
  decorate,
})
