import { Save } from '../../features/catalog/Save'
import { Clap } from '../../features/clap/Clap'
import { Respond } from '../../features/response/Respond'
import type { StoryPost } from './story-post'

/** What readers do with a story. */
export const Reactions = ({ post }: { post: StoryPost }) => (
  <>
    <Clap post={post} />
    <Respond post={post} />
    {post.firstPublishedAt !== null && <Save id={post.id} />}
  </>
)
