import { notFound } from '@tanstack/react-router'
import { exactCount } from '../../../schema/wording/counts'
import { statsWording } from '../../../schema/wording/stats'
import { chartDrawing } from '../../features/chart/lazy'
import { statsVariables } from '../../features/stats/asked'
import { timeText } from '../../features/stats/Figures'
import { StatsBody } from '../../features/stats/StatsBody'
import { StoriesTable } from '../../features/stats/StoriesTable'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { Link } from '../../ui/Link'
import { Table } from '../../ui/Table'
import { PublicationStatsPage, type PublicationStatsPageQuery } from './publication-stats-page.generated'

const { publication: wording, figures, stories: storiesWording } = statsWording

const variablesOf = (page: PageContext) => ({
  slug: page.params.collectionSlug ?? '',
  ...statsVariables(page),
})

export async function load(page: LoadContext): Promise<void> {
  const [{ collectionByDomainOrSlug: publication }] = await Promise.all([
    page.query(PublicationStatsPage, variablesOf(page)),
    page.part(chartDrawing),
  ])
  if (publication.__typename !== 'Collection' || !publication.stats) throw notFound()
}

export function head(page: HeadContext): PageHead {
  const { collectionByDomainOrSlug: publication } = page.data(PublicationStatsPage, variablesOf(page))
  const name = publication.__typename === 'Collection' ? publication.name : ''
  return { title: wording.title(name), robots: 'noindex', isTool: true, parts: ['chart-drawing'] }
}

type Publication = Extract<
  PublicationStatsPageQuery['collectionByDomainOrSlug'],
  { __typename: 'Collection' }
>
type Writer = NonNullable<Publication['stats']>['writers'][number]

/** Who wrote what was viewed. */
function Writers({ writers }: { writers: readonly Writer[] }) {
  const link = useLink()
  if (writers.length === 0) return null
  return (
    <section className="mt-12">
      <h2 className="font-serif text-24 font-semibold tracking-tight">{wording.writers}</h2>
      <div className="mt-4">
        <Table<Writer>
          caption={wording.writers}
          isCaptionHidden
          rows={writers}
          keyOf={({ id }) => id}
          columns={[
            {
              id: 'writer',
              title: wording.writer,
              cell: ({ user }) =>
                user ? (
                  <Link href={link('ShowUser', { username: user.username })}>{user.name}</Link>
                ) : (
                  wording.gone
                ),
            },
            {
              id: 'stories',
              title: wording.stories,
              cell: ({ stories }) => exactCount(stories),
              isNumber: true,
            },
            { id: 'views', title: figures.views, cell: ({ views }) => exactCount(views), isNumber: true },
            { id: 'reads', title: figures.reads, cell: ({ reads }) => exactCount(reads), isNumber: true },
            {
              id: 'time',
              title: storiesWording.time,
              cell: ({ seconds }) => timeText(seconds),
              isNumber: true,
            },
          ]}
        />
      </div>
    </section>
  )
}

/** What became of a publication's stories, for those who run it. Rule: docs/rules/stats.md, "Pages". */
export function Page() {
  const { collectionByDomainOrSlug: publication } = useOperation(PublicationStatsPage, variablesOf(usePage()))
  if (publication.__typename !== 'Collection' || !publication.stats) return null
  const { stats } = publication
  return (
    <div className="mx-auto max-w-outset px-6 pt-8 pb-24 lg:pt-14">
      <h1 className="font-serif text-32 font-semibold tracking-tight lg:text-42">{wording.heading}</h1>
      <p className="mt-3 max-w-[60ch] text-16 text-ink-soft text-pretty">{wording.text}</p>
      <StatsBody stats={stats}>
        <section className="mt-16">
          <h2 className="font-serif text-24 font-semibold tracking-tight">{wording.stories}</h2>
          <div className="mt-4">
            <StoriesTable connection={stats.stories} kind="story" isOwn={false} />
          </div>
        </section>
        <Writers writers={stats.writers} />
      </StatsBody>
    </div>
  )
}
