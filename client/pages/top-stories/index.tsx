import { notFound } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { nameOfDay } from '../../../schema/wording/formats'
import { shellWording } from '../../../schema/wording/shell'
import { topStoriesWording } from '../../../schema/wording/top-stories'
import { listAddress, mainAddress } from '../../lib/address'
import { isoDate } from '../../lib/format'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { TextAndRail } from '../../ui/TextAndRail'
import { Days } from './Days'
import { dayOfSlug, dayPath, startOfDay } from './day'
import { Neighbours } from './Neighbours'
import { Stories } from './Stories'
import { TopStories } from './top-stories.generated'

/** The day that the address names; nothing on the page of current top stories. */
const dayOf = (page: PageContext): number | undefined => dayOfSlug(page.params.monthDayYearSlug)

function variablesOf(page: PageContext) {
  const day = dayOf(page)
  return { day: day === undefined ? null : isoDate(day).slice(0, 10), after: page.search.after }
}

/** Loads the stories. A future day isn't found; the worker's clock decides which days are. */
export async function load(page: LoadContext): Promise<void> {
  const variables = variablesOf(page)
  const { today } = await page.query(TopStories, variables)
  if (variables.day !== null && variables.day > today) throw notFound()
}

export function head(page: HeadContext): PageHead {
  const { posts, pagingInfo } = page.data(TopStories, variablesOf(page)).topStories
  const day = dayOf(page)
  const name = day === undefined ? undefined : nameOfDay(day)
  const path = day === undefined ? linkTo('ShowTopStories') : dayPath(day)
  return {
    title: name ? topStoriesWording.ofDay(name) : topStoriesWording.title,
    description: name ? topStoriesWording.ofDayText(name) : topStoriesWording.text,
    canonical: listAddress(page, path),
    feed: { title: shellWording.latest, href: mainAddress(page, linkTo('LatestFeed')) },
    ...(pagingInfo.next ? { next: listAddress(page, path, pagingInfo.next.to) } : {}),
    ...(posts.length === 0 ? { robots: 'noindex' } : {}),
  }
}

/** The current top stories, or those of a day. */
export function Page() {
  const page = usePage()
  const { topStories, newest } = useOperation(TopStories, variablesOf(page))
  const { posts, pagingInfo } = topStories
  const day = dayOf(page)
  const isNow = day === undefined
  const latest = newest.posts[0]?.firstPublishedAt
  const lastDay = latest ? startOfDay(latest) : undefined
  return (
    <div className="mx-auto max-w-outset px-6">
      <header className="border-b border-ink pt-8 pb-6 sm:pt-12">
        <h1 className="font-serif text-32 font-semibold tracking-tight sm:text-42">
          {isNow ? topStoriesWording.title : topStoriesWording.ofDay(nameOfDay(day))}
        </h1>
        {isNow && <p className="mt-3 font-serif text-18 text-ink-soft">{topStoriesWording.text}</p>}
        {!isNow && <Neighbours day={day} lastDay={lastDay} isEmpty={posts.length === 0} />}
      </header>
      <TextAndRail
        hanging
        sticky
        railLabel={topStoriesWording.byDay}
        rail={lastDay !== undefined && <Days lastDay={lastDay} shown={day} />}
      >
        <Stories posts={posts} next={pagingInfo.next} isNow={isNow} isFirst={!page.search.after} />
      </TextAndRail>
    </div>
  )
}
