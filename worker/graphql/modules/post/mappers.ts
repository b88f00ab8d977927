import type { StoryBody } from '../../../../schema/story/paragraph'
import type { ShownPost } from './show'

/** A story; with a text if a private link has opened it. */
export type PostMapper = ShownPost & { opened?: StoryBody }
