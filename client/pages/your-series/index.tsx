import { redirect } from '@tanstack/react-router'
import type { SequenceFilter } from '../../../schema/graphql/types.generated'
import { linkTo } from '../../../schema/routes/links'
import { yourListsWording } from '../../../schema/wording/your-lists'
import { yourSeriesWording } from '../../../schema/wording/your-series'
import { NextPage } from '../../features/post/NextPage'
import { OwnSequences } from '../../features/sequence/own-sequences.generated'
import { SequenceCard } from '../../features/sequence/SequenceCard'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { ButtonLink } from '../../ui/ButtonLink'
import { Columns } from '../../ui/Columns'
import { EmptyState } from '../../ui/EmptyState'
import { Link } from '../../ui/Link'
import { RailSection } from '../../ui/RailSection'
import { TabLinks } from '../../ui/TabLinks'
import { SeriesTools } from './SeriesTools'

const { filters } = yourSeriesWording

const NAMES = ['drafts', 'public', 'deleted'] as const
/** The states of series. The route has those of stories too, which lead to all series. */
const FILTERS: Readonly<Record<string, SequenceFilter>> = {
  drafts: 'DRAFTS',
  public: 'PUBLIC',
  deleted: 'DELETED',
}

const variablesOf = ({ params, search }: PageContext) => ({
  filter: FILTERS[params.filterBy ?? ''] ?? null,
  after: search.after,
})

export async function load(page: LoadContext): Promise<void> {
  const variables = variablesOf(page)
  if (page.params.filterBy !== undefined && !variables.filter)
    throw redirect({ href: linkTo('YourSeries'), statusCode: 302 })
  await page.query(OwnSequences, variables)
}

export const head = (): PageHead => ({ title: yourSeriesWording.title, robots: 'noindex', isTool: true })

function Rail() {
  return (
    <RailSection title={yourSeriesWording.about}>
      <p className="mt-3 text-14 text-ink-soft text-pretty">{yourSeriesWording.aboutText}</p>
    </RailSection>
  )
}

/** The viewer's series in all states. Rule: docs/rules/series.md, "Your series". */
export function Page() {
  const page = usePage()
  const connection = useOperation(OwnSequences, variablesOf(page)).viewer?.sequences
  if (!connection) return null
  const current = NAMES.find((name) => name === page.params.filterBy)
  const create = { href: linkTo('NewSequence'), text: yourSeriesWording.create }
  return (
    <Columns rail={<Rail />}>
      <header className="flex flex-wrap items-end justify-between gap-4 pt-2 lg:pt-6">
        <div>
          <h1 className="font-serif text-32 font-semibold tracking-tight lg:text-42">
            {yourSeriesWording.title}
          </h1>
          <p className="mt-3 max-w-[60ch] text-16 text-ink-soft text-pretty">{yourSeriesWording.text}</p>
        </div>
        <ButtonLink href={create.href} look="main">
          {create.text}
        </ButtonLink>
      </header>
      <TabLinks
        label={filters.label}
        className="mt-6"
        tabs={[
          { href: linkTo('YourSeries'), text: filters.all, isCurrent: !current },
          ...NAMES.map((filterBy) => ({
            href: linkTo('YourSeriesFiltered', { filterBy }),
            text: filters[filterBy],
            isCurrent: filterBy === current,
          })),
        ]}
      />
      {connection.sequences.length === 0 && (
        <EmptyState text={yourSeriesWording.none[current ?? 'all']} more={current !== 'deleted' && create} />
      )}
      {connection.sequences.map((series) => (
        <SequenceCard key={series.id} series={series} isOwners tools={<SeriesTools series={series} />} />
      ))}
      <NextPage next={connection.pagingInfo.next} text={yourSeriesWording.more} />
      <p className="mt-8">
        <Link look="underlined" href={linkTo('RecentlyDeleted')}>
          {yourListsWording.recentlyDeleted}
        </Link>
      </p>
    </Columns>
  )
}
