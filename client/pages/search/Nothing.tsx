import { searchWording } from '../../../schema/wording/search'
import { RankedPosts } from '../../features/post/RankedPosts'
import { SearchStart } from '../../features/search/search-start.generated'
import { TopicPills } from '../../features/tag/TopicPills'
import { useOperation } from '../../lib/query'
import { useLink } from '../../lib/use-link'
import { AppLink } from '../../ui/AppLink'
import type { Category } from './category'
import { RecentSearches } from './RecentSearches'

/** Before a search, and after one that found nothing: what to do next. */
export function Nothing({ query, category }: { query: string; category: Category }) {
  const link = useLink()
  const { topTags, topStories } = useOperation(SearchStart, {})
  const { tags } = topTags
  return (
    <div className="py-10">
      {query === '' ? (
        <>
          <p className="text-16 text-ink-soft">{searchWording.start}</p>
          <p className="mt-2 text-14 text-ink-soft text-pretty">{searchWording.help}</p>
        </>
      ) : (
        <div role="status">
          <p className="text-18 text-balance">{searchWording.nothing[category](query)}</p>
          <p className="mt-2 text-16 text-ink-soft text-pretty">{searchWording.advice}</p>
        </div>
      )}
      {tags.length > 0 && (
        <section aria-labelledby="search-topics" className="mt-10">
          <h2 id="search-topics" className="mb-4 text-14 font-medium">
            {searchWording.topics}
          </h2>
          <TopicPills tags={tags} section="RECOMMENDED_TOPICS" />
          <p className="mt-5 text-14">
            <AppLink
              href={link('ExploreTopics')}
              className="inline-block py-2 text-ink-soft underline underline-offset-4 hover:text-ink"
            >
              {searchWording.allTopics}
            </AppLink>
          </p>
        </section>
      )}
      {topStories.posts.length > 0 && (
        <section aria-labelledby="search-read" className="mt-10">
          <h2 id="search-read" className="mb-2 text-14 font-medium">
            {searchWording.read}
          </h2>
          <RankedPosts posts={topStories.posts} />
        </section>
      )}
      {/* At the end, where nothing moves when the browser has them. */}
      {query === '' && <RecentSearches />}
    </div>
  )
}
