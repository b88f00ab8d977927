import type { StoryBody as Body } from '../../../../schema/story/paragraph'
import { StoryBody } from './StoryBody'
import '../story-extras/all'

/** A body with the styles of all that it may contain. A story's own page uses `StoryBody`, and loads them if needed. */
export const StoryText = ({ body }: { body: Body }) => <StoryBody body={body} />
