import { notFound } from '@tanstack/react-router'
import { digestWording } from '../../../schema/wording/digest'
import { chartDrawing } from '../../features/chart/lazy'
import { NextPage } from '../../features/post/NextPage'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { EmptyState } from '../../ui/EmptyState'
import { Link } from '../../ui/Link'
import { DigestChart } from './DigestChart'
import { type DigestList, DigestTable } from './DigestTable'
import { PublicationDigests, type PublicationDigestsQuery } from './publication-digests.generated'

const { stats: wording } = digestWording

const variablesOf = ({ params, search }: PageContext) => ({
  slug: params.collectionSlug ?? '',
  after: search.after,
})

/** The publication, and its digests if the viewer may see them. */
function told({ collectionByDomainOrSlug: publication }: PublicationDigestsQuery) {
  if (publication.__typename !== 'Collection') return undefined
  const { digests: list } = publication
  return list ? { publication, list } : undefined
}

export async function load(page: LoadContext): Promise<void> {
  const [answer] = await Promise.all([
    page.query(PublicationDigests, variablesOf(page)),
    page.part(chartDrawing),
  ])
  if (!told(answer)) throw notFound()
}

export function head(page: HeadContext): PageHead {
  const name = told(page.data(PublicationDigests, variablesOf(page)))?.publication.name ?? ''
  return { title: wording.titleOf(name), robots: 'noindex', isTool: true, parts: ['chart-drawing'] }
}

function List({ digests, pagingInfo }: DigestList) {
  if (digests.length === 0) return <EmptyState text={wording.none} />
  return (
    <>
      <DigestChart digests={digests} />
      <div className="mt-8">
        <DigestTable digests={digests} />
      </div>
      <NextPage next={pagingInfo.next} text={wording.more} />
    </>
  )
}

/** What became of a publication's digests, for those who run it. Rule: docs/rules/newsletters.md, "Stats of digests". */
export function Page() {
  const link = useLink()
  const answer = told(useOperation(PublicationDigests, variablesOf(usePage())))
  if (!answer) return null
  const { publication, list } = answer
  return (
    <div className="mx-auto max-w-outset px-6 pt-8 pb-24 lg:pt-14">
      <p className="mb-4 text-14">
        <Link look="underlined" href={link('ShowCollectionStats', { collectionSlug: publication.slug })}>
          {wording.back}
        </Link>
      </p>
      <h1 className="font-serif text-32 font-semibold tracking-tight lg:text-42">{wording.title}</h1>
      <p className="mt-3 max-w-[60ch] text-16 text-ink-soft text-pretty">{wording.text}</p>
      <List {...list} />
    </div>
  )
}
