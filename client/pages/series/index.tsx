import { notFound, redirect } from '@tanstack/react-router'
import { linkTo, queryText } from '../../../schema/routes/links'
import { postIdOf } from '../../../schema/routes/post-id'
import { seriesWording } from '../../../schema/wording/series'
import { NextPage } from '../../features/post/NextPage'
import { SequenceFacts } from '../../features/sequence/SequenceFacts'
import { SequencePicture } from '../../features/sequence/SequencePicture'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { useViewer } from '../../lib/use-viewer'
import { ButtonLink } from '../../ui/ButtonLink'
import { EmptyState } from '../../ui/EmptyState'
import { seriesHead } from './head'
import { Parts } from './Parts'
import { ShareSeries } from './ShareSeries'
import { SeriesOfPost } from './series-of-post.generated'
import { SeriesPage } from './series-page.generated'

const idIn = ({ params }: PageContext): string => postIdOf(params.postId ?? '') ?? ''

const variablesOf = (page: PageContext) => ({
  slugId: page.params.sequenceSlug ?? idIn(page),
  after: page.search.after,
})

/**
 * Loads a series. `/series/{postId}` leads to it by its own id, or by that of a story in it. Rule:
 * docs/rules/series.md, "Addresses".
 */
export async function load(page: LoadContext): Promise<void> {
  const { sequenceResult: series } = await page.query(SeriesPage, variablesOf(page))
  if (series.__typename === 'Sequence') {
    if (series.slugId === page.params.sequenceSlug) return
    const href = linkTo('ShowSequence', { sequenceSlug: series.slugId }) + queryText(page.search)
    throw redirect({ href, statusCode: 301 })
  }
  if (page.routeName !== 'ShowSeries') throw notFound()
  const { sequenceOfPost: sequence } = await page.query(SeriesOfPost, { postId: idIn(page) })
  if (!sequence) throw notFound()
  // A story may move to another series.
  throw redirect({ href: linkTo('ShowSequence', { sequenceSlug: sequence.slugId }), statusCode: 302 })
}

export function head(page: HeadContext): PageHead {
  const { sequenceResult: series } = page.data(SeriesPage, variablesOf(page))
  return series.__typename === 'Sequence' ? seriesHead(page, series) : { title: '' }
}

/** A series: what it is about, and its parts in their order. Rule: docs/rules/series.md, "A series' page". */
export function Page() {
  const link = useLink()
  const viewer = useViewer()
  const { sequenceResult: series } = useOperation(SeriesPage, variablesOf(usePage()))
  if (series.__typename !== 'Sequence') return null
  const { slugId, title, description, creator, isPublished } = series
  const { parts, pagingInfo } = series.partsConnection
  const isOwners = viewer?.id === creator.id
  const [first] = parts
  const more = isOwners && { href: link('EditSequence', { sequenceSlug: slugId }), text: seriesWording.edit }
  return (
    <div className="mx-auto max-w-inset px-6">
      <header className="border-b border-ink pt-8 pb-6 sm:pt-12">
        <SequencePicture series={series} sizes="(min-width: 728px) 680px, 100vw" first />
        <p className="mt-6 text-13 text-ink-soft">{seriesWording.kind}</p>
        <h1 dir="auto" className="mt-1 font-serif text-32 font-semibold tracking-tight sm:text-42">
          {title}
        </h1>
        {description && (
          <p dir="auto" className="mt-3 font-serif text-18 text-ink-soft text-pretty">
            {description}
          </p>
        )}
        <div className="mt-4">
          <SequenceFacts series={series} />
        </div>
        <div className="mt-4 flex flex-wrap gap-3 empty:hidden" data-no-print>
          {first?.number === 1 && (
            <ButtonLink
              look="main"
              href={link('ShowSequencePost', { sequenceSlug: slugId, postId: first.segment })}
            >
              {seriesWording.start}
            </ButtonLink>
          )}
          {more && <ButtonLink href={more.href}>{more.text}</ButtonLink>}
        </div>
        {isPublished ? (
          <ShareSeries slugId={slugId} />
        ) : (
          <p className="mt-2 text-14 text-ink-soft">{seriesWording.onlyYou}</p>
        )}
      </header>
      <section aria-label={seriesWording.partsTitle}>
        {parts.length === 0 && <EmptyState text={seriesWording.empty} />}
        <Parts slugId={slugId} parts={parts} />
        <NextPage next={pagingInfo.next} text={seriesWording.moreParts} />
      </section>
    </div>
  )
}
