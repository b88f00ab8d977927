import { notFound } from '@tanstack/react-router'
import { digestWording } from '../../../schema/wording/digest'
import { statsWording } from '../../../schema/wording/stats'
import { chartDrawing } from '../../features/chart/lazy'
import { statsVariables } from '../../features/stats/asked'
import { StatsBody } from '../../features/stats/StatsBody'
import { StatsDown } from '../../features/stats/StatsDown'
import { StoriesTable } from '../../features/stats/StoriesTable'
import { DOWN, unlessDown } from '../../features/stats/unless-down'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useAnswer } from '../../lib/use-answer'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { Link } from '../../ui/Link'
import { PublicationStatsPage, type PublicationStatsPageQuery } from './publication-stats-page.generated'
import { Topics, Writers } from './Shares'

const { publication: wording } = statsWording

const variablesOf = (page: PageContext) => ({
  slug: page.params.collectionSlug ?? '',
  ...statsVariables(page),
})

const isTold = ({ collectionByDomainOrSlug: publication }: PublicationStatsPageQuery): boolean =>
  publication?.__typename === 'Collection' && !!publication.stats

export async function load(page: LoadContext): Promise<void> {
  const [answer] = await Promise.all([
    unlessDown(page, page.query(PublicationStatsPage, variablesOf(page)), isTold),
    page.part(chartDrawing),
  ])
  if (answer && !isTold(answer)) throw notFound()
}

export function head(page: HeadContext): PageHead {
  const publication = page.answer(PublicationStatsPage, variablesOf(page))?.collectionByDomainOrSlug
  return {
    title: publication?.__typename === 'Collection' ? wording.title(publication.name) : statsWording.title,
    robots: 'noindex',
    isTool: true,
    parts: ['chart-drawing'],
    ...(publication ? {} : DOWN),
  }
}

/** What became of a publication's stories, for those who run it. Rule: docs/rules/stats.md, "Pages". */
export function Page() {
  const link = useLink()
  const page = usePage()
  const answer = useAnswer(PublicationStatsPage, variablesOf(page)).data
  const publication = answer?.collectionByDomainOrSlug
  const stats = publication?.__typename === 'Collection' && publication.stats
  if (!stats) return <StatsDown title={wording.heading} />
  return (
    <div className="mx-auto max-w-outset px-6 pt-8 pb-24 lg:pt-14">
      <h1 className="font-serif text-32 font-semibold tracking-tight lg:text-42">{wording.heading}</h1>
      <p className="mt-3 max-w-[60ch] text-16 text-ink-soft text-pretty">{wording.text}</p>
      <p className="mt-3 text-14">
        <Link
          look="underlined"
          href={link('ShowCollectionDigests', { collectionSlug: page.params.collectionSlug ?? '' })}
        >
          {digestWording.stats.link}
        </Link>
      </p>
      <StatsBody stats={stats}>
        <section className="mt-16">
          <h2 className="font-serif text-24 font-semibold tracking-tight">{wording.stories}</h2>
          <div className="mt-4">
            <StoriesTable connection={stats.stories} kind="story" isOwn={false} until={stats.until} />
          </div>
        </section>
        <Writers writers={stats.writers} />
        <Topics topics={stats.topics} />
      </StatsBody>
    </div>
  )
}
