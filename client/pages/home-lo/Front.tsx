import { linkTo } from '../../../schema/routes/links'
import { homeWording } from '../../../schema/wording/home'
import { LeadPost } from '../../features/post/LeadPost'
import { PictureRow } from '../../features/post/PictureRow'
import { RankedPosts } from '../../features/post/RankedPosts'
import { useCanLink } from '../../lib/use-can-link'
import { RailSection } from '../../ui/RailSection'
import type { HomeFrontQuery } from './home-front.generated'

const LEAD_SIZES = '(min-width: 1192px) 728px, (min-width: 904px) 62vw, 100vw'

/** The front page itself: the lead story, the most read ones beside it, and staff picks below. */
export function Front({ lead, picks, ranked }: HomeFrontQuery['frontPage']) {
  const canLink = useCanLink()
  if (!lead) return null
  return (
    <section aria-labelledby="front" className="mx-auto max-w-outset px-6 pt-6 sm:pt-8">
      <h2 id="front" className="sr-only">
        {homeWording.front}
      </h2>
      <div className="grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_var(--container-rail)] xl:grid-cols-[minmax(0,1fr)_var(--container-rail-xl)]">
        <LeadPost post={lead} sizes={LEAD_SIZES} ratio="2:1" />
        {ranked.length > 0 && (
          <div className="lg:border-s lg:border-line lg:ps-8">
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
            <PictureRow posts={picks} section="FEATURED_STORIES" />
          </div>
        </section>
      )}
    </section>
  )
}
