import { notFound } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { listedTitle } from '../../../schema/story/listed-title'
import { exactCount } from '../../../schema/wording/counts'
import { postSettingsWording } from '../../../schema/wording/post-settings'
import { statsWording } from '../../../schema/wording/stats'
import { chartDrawing } from '../../features/chart/lazy'
import { ActsChart } from '../../features/stats/ActsChart'
import { statsVariables } from '../../features/stats/asked'
import { Depths } from '../../features/stats/Depths'
import { StatsBody } from '../../features/stats/StatsBody'
import { StatsDown } from '../../features/stats/StatsDown'
import { DOWN, unlessDown } from '../../features/stats/unless-down'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useAnswer } from '../../lib/use-answer'
import { usePage } from '../../lib/use-page'
import { Link } from '../../ui/Link'
import { Letters } from './Letters'
import { StoryEarnings } from './StoryEarnings'
import { StatsStory, type StatsStoryQuery } from './stats-story.generated'

const { story: wording } = statsWording

type Story = NonNullable<StatsStoryQuery['post']>

function variablesOf(page: PageContext) {
  const { order: _order, after: _after, ...asked } = statsVariables(page)
  return { id: page.params.postId ?? '', ...asked }
}

export async function load(page: LoadContext): Promise<void> {
  const asked = page.query(StatsStory, variablesOf(page))
  const [answer] = await Promise.all([
    unlessDown(page, asked, ({ post }) => !!post?.stats),
    page.part(chartDrawing),
  ])
  if (answer && !answer.post?.stats) throw notFound()
}

const titleOf = (post: Pick<Story, 'title'>): string =>
  listedTitle(post.title) || postSettingsWording.untitled

export function head(page: HeadContext): PageHead {
  const answer = page.answer(StatsStory, variablesOf(page))
  return {
    title: answer?.post ? wording.title(titleOf(answer.post)) : statsWording.title,
    robots: 'noindex',
    isTool: true,
    parts: ['chart-drawing'],
    ...(answer ? {} : DOWN),
  }
}

/** What readers did besides reading, and what the viewer's other stories have in the middle. */
function Came({
  post,
  span,
  zone,
  median,
}: {
  post: Story
  span: NonNullable<Story['stats']>['span']
  zone: string
  median: { stories: number; views: number; reads: number } | undefined
}) {
  const rows: (readonly [string, number])[] = [
    [wording.claps, post.clapCount],
    ...(post.acts && post.acts.undatedClaps > 0
      ? ([[wording.undatedClaps, post.acts.undatedClaps]] as const)
      : []),
    [wording.responses, post.responsesCount],
    ...(post.acts ? ([[wording.follows, post.acts.follows]] as const) : []),
    ...(median && median.stories > 1
      ? ([
          [wording.median.views(median.stories), median.views],
          [wording.median.reads(median.stories), median.reads],
        ] as const)
      : []),
  ]
  return (
    <section aria-labelledby="stats-came" className="mt-16">
      <h2 id="stats-came" className="font-serif text-24 font-semibold tracking-tight">
        {wording.came}
      </h2>
      <dl className="mt-4 grid gap-x-12 text-14 md:grid-cols-2">
        {rows.map(([name, count]) => (
          <div key={name} className="flex justify-between gap-4 border-b border-line py-2.5">
            <dt>{name}</dt>
            <dd className="shrink-0 tabular-nums">{exactCount(Math.round(count))}</dd>
          </div>
        ))}
      </dl>
      {post.acts && <ActsChart periods={post.acts.periods} span={span} zone={zone} />}
      {post.topQuotes.length > 0 && (
        <>
          <h3 className="mt-8 text-14 font-semibold">{wording.highlights}</h3>
          <ul className="mt-2 max-w-inset">
            {post.topQuotes.map(({ peopleCount, quote: { id, words } }) => (
              <li key={id} className="border-b border-line py-3">
                <p dir="auto" className="font-serif text-16">
                  {words}
                </p>
                <p className="mt-1 text-13 text-ink-soft">{wording.highlighted(peopleCount)}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** What becomes of a story. Rule: docs/rules/stats.md, "Pages". */
export function Page() {
  const { post, viewer } = useAnswer(StatsStory, variablesOf(usePage())).data ?? {}
  if (!post?.stats) return <StatsDown title={statsWording.title} />
  const { firstPublishedAt: first, stats, acts } = post
  const events = [
    ...(first === null ? [] : [{ time: first, text: wording.published }]),
    // The version that came out first is that mark.
    ...(acts?.versions ?? [])
      .filter(({ time }) => first !== null && time > first)
      .map(({ time, name }) => ({ time, text: wording.version(name) })),
  ]
  return (
    <div className="mx-auto max-w-outset px-6 pt-8 pb-24 lg:pt-14">
      <p className="flex flex-wrap gap-x-6">
        <Link look="underlined" href={linkTo('StatsHome')}>
          {wording.back}
        </Link>
        <Link look="underlined" href={post.mediumUrl}>
          {wording.view}
        </Link>
      </p>
      <h1 dir="auto" className="mt-2 font-serif text-32 font-semibold tracking-tight lg:text-42">
        {titleOf(post)}
      </h1>
      <StatsBody stats={stats} events={events}>
        <Depths body={post.content.body} depths={stats.depths} />
        <Letters letters={post.letters} />
        {post.earnings && (
          <StoryEarnings
            days={post.earnings.days}
            periods={stats.periods}
            span={stats.span}
            zone={stats.zone}
          />
        )}
        <Came post={post} span={stats.span} zone={stats.zone} median={viewer?.stats.median} />
      </StatsBody>
    </div>
  )
}
