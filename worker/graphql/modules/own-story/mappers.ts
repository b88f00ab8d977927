import type { OwnStoryRow } from '../../../data/own-story/queries'
import type { ShownPost } from '../post/show'

export type OwnStoryMapper = ShownPost<OwnStoryRow>
