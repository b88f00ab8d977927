import { linkTo } from '../../../schema/routes/links'
import { exactCount } from '../../../schema/wording/counts'
import { statsWording as wording } from '../../../schema/wording/stats'
import { chartDrawing } from '../../features/chart/lazy'
import { statsVariables } from '../../features/stats/asked'
import { ReadingNow } from '../../features/stats/ReadingNow'
import { ReadingNowOnStats } from '../../features/stats/reading-now-on-stats.generated'
import { StatsBody } from '../../features/stats/StatsBody'
import { StatsDown } from '../../features/stats/StatsDown'
import { StoriesTable } from '../../features/stats/StoriesTable'
import { DOWN, unlessDown } from '../../features/stats/unless-down'
import type { HeadContext, LoadContext, PageHead } from '../../lib/page'
import { useAnswer } from '../../lib/use-answer'
import { useCanLink } from '../../lib/use-can-link'
import { usePage } from '../../lib/use-page'
import { EmptyState } from '../../ui/EmptyState'
import { TabLinks } from '../../ui/TabLinks'
import { StatsHome } from './stats-home.generated'

export const load = (page: LoadContext) =>
  Promise.all([
    unlessDown(page, page.query(StatsHome, statsVariables(page)), ({ viewer }) => viewer !== null),
    page.query(ReadingNowOnStats, {}),
    page.part(chartDrawing),
  ])

export const head = (page: HeadContext): PageHead => ({
  title: wording.title,
  robots: 'noindex',
  isTool: true,
  parts: ['chart-drawing'],
  ...(page.answer(StatsHome, statsVariables(page)) ? {} : DOWN),
})

/** What makes the rows of the table add up to the whole. */
function Sums({ rows }: { rows: readonly (readonly [name: string, text: string, views: number])[] }) {
  return (
    <dl className="border-b border-line text-14">
      {rows.map(([name, text, views]) => (
        <div key={name} data-sum={name} data-views={views} className="flex justify-between gap-4 py-2">
          <dt className="text-ink-soft">{text}</dt>
          <dd className="shrink-0 tabular-nums">{exactCount(views)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What becomes of everything that the viewer writes. Rule: docs/rules/stats.md, "Pages". */
export function Page() {
  const page = usePage()
  const canLink = useCanLink()
  const viewer = useAnswer(StatsHome, statsVariables(page)).data?.viewer
  if (!viewer) return <StatsDown title={wording.title} />
  const { hasPublished, stats } = viewer
  const isResponses = page.routeName === 'StatsResponses'
  const { stories, responses } = stats
  const earlier = stats.views - stories.views - responses.views
  return (
    <div className="mx-auto max-w-outset px-6 pt-8 pb-24 lg:pt-14">
      <h1 className="font-serif text-32 font-semibold tracking-tight lg:text-42">{wording.title}</h1>
      <p className="mt-3 max-w-[60ch] text-16 text-ink-soft text-pretty">{wording.text}</p>
      {!hasPublished && stats.views === 0 ? (
        <EmptyState
          text={wording.nothing}
          more={canLink('NewPost') && { href: linkTo('NewPost'), text: wording.write }}
        />
      ) : (
        <>
          <ReadingNow />
          <StatsBody stats={stats}>
            <section aria-label={wording.tabs.label} className="mt-16">
              <h2 className="sr-only">{isResponses ? wording.stories.responses : wording.stories.title}</h2>
              <TabLinks
                label={wording.tabs.label}
                tabs={(['StatsHome', 'StatsResponses'] as const).map((route) => ({
                  href: linkTo(route),
                  text: route === 'StatsHome' ? wording.tabs.stories : wording.tabs.responses,
                  isCurrent: page.routeName === route,
                }))}
              />
              {isResponses ? (
                <StoriesTable connection={responses} kind="response" isOwn until={stats.until} />
              ) : (
                <StoriesTable connection={stories} kind="story" isOwn until={stats.until} />
              )}
              <Sums
                rows={[
                  ['stories', wording.stories.ofStories, stories.views],
                  ['responses', wording.stories.ofResponses, responses.views],
                  ...(earlier > 0 ? [['earlier', wording.stories.earlier, earlier] as const] : []),
                  ['whole', wording.stories.whole, stats.views],
                ]}
              />
            </section>
          </StatsBody>
        </>
      )}
    </div>
  )
}
