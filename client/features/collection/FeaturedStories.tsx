import { SOURCE_NAMES } from '../../../schema/rules/source-tracking'
import { listedTitle } from '../../../schema/story/listed-title'
import { collectionWording } from '../../../schema/wording/collection'
import { AppLink } from '../../ui/AppLink'
import { Byline } from '../post/Byline'
import { sideOf } from '../post/card-side'
import { LeadPost } from '../post/LeadPost'
import { PostFacts } from '../post/PostMeta'
import { PostPicture } from '../post/PostPicture'
import type { PostCardFragment } from '../post/post-card.generated'
import { useStoryLink } from '../post/use-story-link'

/** The widths of the first story's picture. */
const LEAD_SIZES = '(min-width: 1240px) 680px, (min-width: 904px) 58vw, calc(100vw - 48px)'

/** A story beside the first one. */
function Beside({ post }: { post: PostCardFragment }) {
  const href = useStoryLink()(post.mediumUrl, { sectionType: SOURCE_NAMES.FEATURED_STORIES })
  const { dir, side } = sideOf(post)
  return (
    <article dir={dir} className={`${side} max-lg:border-t max-lg:border-line max-lg:pt-6`}>
      <AppLink href={href} tabIndex={-1} aria-hidden="true" className="mb-4 block max-sm:hidden">
        <PostPicture
          post={post}
          ratio="2:1"
          sizes="(min-width: 1240px) 400px, (min-width: 904px) 35vw, calc(50vw - 36px)"
        />
      </AppLink>
      <Byline post={post} of="collection" />
      <AppLink href={href} className="block">
        <h3 dir="auto" className="font-serif text-20 font-semibold tracking-tight">
          {listedTitle(post.listTitle)}
        </h3>
      </AppLink>
      <p className="mt-2">
        <PostFacts post={post} />
      </p>
    </article>
  )
}

interface Props {
  posts: readonly PostCardFragment[]
  /** Whether they are at the top of the page, so that the large picture is fetched at once. */
  isFirst?: boolean
}

/** The editors' choice: one story large, two beside it. */
export function FeaturedStories({ posts, isFirst = true }: Props) {
  const [lead, ...beside] = posts
  if (!lead) return null
  return (
    <section aria-labelledby="featured" className="mx-auto max-w-outset px-6 pt-8 sm:pt-12">
      <h2 id="featured" className="sr-only">
        {collectionWording.featured}
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,17fr)_minmax(0,10fr)] lg:gap-12">
        <LeadPost post={lead} sizes={LEAD_SIZES} of="collection" isFirst={isFirst} />
        {beside.length > 0 && (
          <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 sm:max-lg:grid-cols-2 lg:gap-8">
            {beside.map((post) => (
              <Beside key={post.id} post={post} />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}
