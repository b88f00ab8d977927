import { linkTo } from '../../../schema/routes/links'
import { tagWording } from '../../../schema/wording/tag'
import { NextPage } from '../../features/post/NextPage'
import { listAddress } from '../../lib/address'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { ExploreTopics } from './explore-topics.generated'
import { FeaturedTopics } from './FeaturedTopics'
import { LetterIndex } from './LetterIndex'

const variablesOf = (page: PageContext) => ({ after: page.search.after })

export const load = (page: LoadContext) => page.query(ExploreTopics, variablesOf(page))

export function head(page: HeadContext): PageHead {
  const { next } = page.data(ExploreTopics, variablesOf(page)).topTags.pagingInfo
  return {
    title: tagWording.explore,
    usesItalics: true,
    description: tagWording.exploreText,
    canonical: listAddress(page, linkTo('ExploreTopics')),
    ...(next ? { next: listAddress(page, linkTo('ExploreTopics'), next.to) } : {}),
  }
}

/** Topics: those that staff has chosen first, then those with the most stories, in alphabetical order. */
export function Page() {
  const page = usePage()
  const { featuredTags, topTags } = useOperation(ExploreTopics, variablesOf(page))
  const isFirst = !page.search.after
  return (
    <div className="mx-auto max-w-outset px-6">
      <header className="pt-8 pb-10 sm:pt-12">
        <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">{tagWording.explore}</h1>
        <p className="mt-3 max-w-[60ch] font-serif text-18 text-ink-soft text-pretty">
          {tagWording.exploreText}
        </p>
      </header>
      {isFirst && featuredTags.tags.length > 0 && <FeaturedTopics tags={featuredTags.tags} />}
      {topTags.tags.length > 0 && (
        <LetterIndex title={isFirst ? tagWording.index : tagWording.moreTopics} tags={topTags.tags} />
      )}
      <NextPage next={topTags.pagingInfo.next} text={tagWording.moreTopics} />
      {topTags.tags.length === 0 && <p className="py-12 text-16 text-ink-soft">{tagWording.noTopics}</p>}
    </div>
  )
}
