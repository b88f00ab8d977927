import type { PostCardFragment } from '../../../schema/generated/operations'
import { linkTo } from '../../../schema/routes/links'
import { homeWording } from '../../../schema/wording/home'
import { Byline } from '../../features/posts/Byline'
import { PictureRow } from '../../features/posts/PictureRow'
import { PostFacts } from '../../features/posts/PostMeta'
import { PostPicture } from '../../features/posts/PostPicture'
import { RankedPosts } from '../../features/posts/RankedPosts'
import { useCanLink } from '../../lib/use-can-link'
import { AppLink } from '../../ui/AppLink'
import { RailSection } from '../../ui/RailSection'
import type { FrontPage } from './frontPage'

const LEAD_SIZES = '(min-width: 1192px) 728px, (min-width: 904px) 62vw, 100vw'

/** The story that leads the page. */
function Lead({ post }: { post: PostCardFragment }) {
  return (
    <article>
      <AppLink href={post.canonicalPath} tabIndex={-1} aria-hidden="true" className="block">
        <PostPicture post={post} sizes={LEAD_SIZES} first />
      </AppLink>
      <AppLink href={post.canonicalPath} className="group mt-5 block">
        <h3 className="font-serif text-32 font-semibold tracking-tight underline-offset-4 group-hover:underline group-hover:decoration-1 sm:text-42">
          {post.title}
        </h3>
        {post.excerpt && (
          <p className="mt-2 max-w-[56ch] font-serif text-18 text-ink-soft text-pretty sm:text-20">
            {post.excerpt}
          </p>
        )}
      </AppLink>
      <div className="mt-4">
        <Byline post={post} />
        <PostFacts post={post} />
      </div>
    </article>
  )
}

/** The front page itself: the lead, what is read most beside it, and what the staff picked under both. */
export function Front({ lead, picks, ranked }: FrontPage) {
  const canLink = useCanLink()
  if (!lead) return null
  return (
    <section aria-labelledby="front" className="mx-auto max-w-outset px-6 pt-10 sm:pt-12">
      <h2 id="front" className="sr-only">
        {homeWording.front}
      </h2>
      <div className="grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_var(--container-rail)] xl:grid-cols-[minmax(0,1fr)_var(--container-rail-xl)]">
        <Lead post={lead} />
        {ranked.length > 0 && (
          <div className="lg:border-l lg:border-line lg:pl-8">
            <RailSection
              title={homeWording.trending}
              more={canLink('ShowTopStories') && { href: linkTo('ShowTopStories'), text: homeWording.allTop }}
            >
              <RankedPosts posts={ranked} />
            </RailSection>
          </div>
        )}
      </div>
      {picks.length > 0 && (
        <section aria-labelledby="picks" className="mt-14 border-t border-ink pt-4">
          <h2 id="picks" className="font-serif text-16 font-semibold">
            {homeWording.picks}
          </h2>
          <div className="mt-4">
            <PictureRow posts={picks} />
          </div>
        </section>
      )}
    </section>
  )
}
