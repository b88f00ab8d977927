import { linkTo } from '../../../schema/routes/links'
import { tagWording } from '../../../schema/wording/tag'
import { PictureRow } from '../../features/post/PictureRow'
import type { PostCardFragment } from '../../features/post/post-card.generated'
import { MoreLink } from '../../ui/RailSection'

/** The few stories of a topic that readers like best now. */
export function Recommended({ slug, posts }: { slug: string; posts: readonly PostCardFragment[] }) {
  if (posts.length === 0) return null
  return (
    <section aria-labelledby="recommended" className="mt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="recommended" className="font-serif text-24 font-semibold">
          {tagWording.recommended}
        </h2>
        <MoreLink href={linkTo('ShowTagPosts', { tagSlug: slug })} text={tagWording.allRecommended} />
      </div>
      <div className="mt-2">
        <PictureRow posts={posts} section="MOST_POPULAR_STORIES_IN_TOPIC" />
      </div>
    </section>
  )
}
