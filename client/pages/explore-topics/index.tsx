import { ExploreTopics } from '../../../schema/generated/operations'
import { linkTo } from '../../../schema/routes/links'
import { tagWording } from '../../../schema/wording/tags'
import { mainAddress } from '../../lib/address'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { FeaturedTopics } from './FeaturedTopics'
import { LetterIndex } from './LetterIndex'

export const load = (page: LoadContext) => page.query(ExploreTopics, {})

export const head = (page: PageContext): PageHead => ({
  title: tagWording.explore,
  description: tagWording.exploreText,
  canonical: mainAddress(page, linkTo('ExploreTopics')),
})

/** All that is written about: where most begin, and everything by its letter, as in the back of a book. */
export function Page() {
  const { featuredTags, topTags } = useOperation(ExploreTopics, {})
  return (
    <div className="mx-auto max-w-outset px-6">
      <header className="pt-8 pb-10 sm:pt-12">
        <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">{tagWording.explore}</h1>
        <p className="mt-3 max-w-[60ch] font-serif text-18 text-ink-soft text-pretty">
          {tagWording.exploreText}
        </p>
      </header>
      {featuredTags.length > 0 && <FeaturedTopics tags={featuredTags} />}
      {topTags.length > 0 && <LetterIndex tags={topTags} />}
      {topTags.length === 0 && <p className="py-12 text-16 text-ink-soft">{tagWording.noTopics}</p>}
    </div>
  )
}
