import type { StoryBody } from '../../../../schema/story/paragraph'
import type { Post } from '../../../data/post/rows'

/** A story; with a text if a private link has opened it. */
export type PostMapper = Post & { opened?: StoryBody }
