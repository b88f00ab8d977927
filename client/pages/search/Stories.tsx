import { listedTitle } from '../../../schema/story/listed-title'
import { SaveOnCard } from '../../features/catalog/SaveOnCard'
import { PostCard } from '../../features/post/PostCard'
import { SearchPosts } from '../../features/search/search-posts.generated'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { Marked } from '../../shell/Marked'
import { variablesOf } from './variables'

/** Stories, with the words that were searched for marked. */
export function Stories() {
  const { collection, user, results } = useOperation(SearchPosts, variablesOf(usePage())).search
  return results.hits.map(({ post, titleMatches, passage }, index) => (
    <PostCard
      key={post.id}
      post={post}
      source={{ index }}
      menu={<SaveOnCard post={post} />}
      of={collection ? 'collection' : user ? 'creator' : undefined}
      title={<Marked text={listedTitle(post.title)} matches={titleMatches} />}
      text={passage ? <Marked {...passage} /> : post.excerpt}
    />
  ))
}
