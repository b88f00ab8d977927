import { linkTo } from '../../../schema/routes/links'
import { readRatio } from '../../../schema/rules/stats/facts'
import { listedTitle } from '../../../schema/story/listed-title'
import { exactCount } from '../../../schema/wording/counts'
import { statsWording } from '../../../schema/wording/stats'
import { formatDate, formatPercent } from '../../lib/format'
import { useCanLink } from '../../lib/use-can-link'
import { usePage } from '../../lib/use-page'
import { AppLink } from '../../ui/AppLink'
import { type Column, Table } from '../../ui/Table'
import { NextPage } from '../post/NextPage'
import { addressWith, askedOf, type Order } from './asked'
import { timeText } from './Figures'
import { StoriesExport } from './StoriesExport'
import type { StatsStoryRowsFragment } from './stats-story-rows.generated'

const { stories: wording } = statsWording

type Row = StatsStoryRowsFragment['stories'][number]
type Rest = [title: string, cell: (row: Row) => string, folded?: (row: Row) => string]

/** The title of a story, and what says which one it is. */
function Title({ row: { post }, isOwn }: { row: Row; isOwn: boolean }) {
  const canLink = useCanLink()
  if (!post) return <span className="text-ink-soft">{wording.gone}</span>
  const title = listedTitle(post.title) || post.excerpt || wording.untitled
  return (
    <span>
      {isOwn && canLink('StatsPost') ? (
        <AppLink
          href={linkTo('StatsPost', { postId: post.id })}
          className="font-serif text-16 underline-offset-4 hover:underline"
        >
          <bdi>{title}</bdi>
        </AppLink>
      ) : (
        <bdi className="font-serif text-16">{title}</bdi>
      )}
      <span className="dotted mt-0.5 text-13 text-ink-soft">
        {!isOwn && <span>{post.creator.name}</span>}
        {post.firstPublishedAt !== null && <span>{formatDate(post.firstPublishedAt)}</span>}
      </span>
    </span>
  )
}

interface Props {
  connection: StatsStoryRowsFragment
  kind: 'story' | 'response'
  /** Whether they are all the viewer's. */
  isOwn: boolean
  /** When the period ends. */
  until: number
}

/** The stories that were viewed, each with what became of it, sorted by a column. */
export function StoriesTable({ connection, kind, isOwn, until }: Props) {
  const page = usePage()
  const { order } = askedOf(page)
  const column = (
    id: string,
    title: string,
    cell: (row: Row) => string,
    /** What its cells say where they stand below the title. */
    folded?: (row: Row) => string,
  ): Column<Row> => ({
    id,
    title,
    cell: (row) =>
      folded === undefined ? (
        cell(row)
      ) : (
        <>
          {cell(row)}
          <span className="sm:hidden"> {folded(row)}</span>
        </>
      ),
    isNumber: true,
    isFolded: folded !== undefined,
  })
  const sorted = (id: Order, ...rest: Rest): Column<Row> => ({
    ...column(id, ...rest),
    sort: {
      href: addressWith(page, { orderBy: id === 'views' ? undefined : id }),
      now: order === id ? 'descending' : undefined,
    },
  })
  const title = kind === 'story' ? wording.title : wording.responses
  if (connection.stories.length === 0)
    return (
      <p className="py-6 text-16 text-ink-soft">{kind === 'story' ? wording.none : wording.noResponses}</p>
    )
  return (
    <>
      <Table<Row>
        caption={title}
        isCaptionHidden
        rows={connection.stories}
        keyOf={({ id }) => id}
        dataOf={({ id, views }) => ({ 'data-post-id': id, 'data-views': views })}
        columns={[
          {
            id: 'newest',
            title: kind === 'story' ? wording.story : wording.response,
            cell: (row) => <Title row={row} isOwn={isOwn} />,
            sort: {
              href: addressWith(page, { orderBy: 'newest' }),
              now: order === 'newest' ? 'descending' : undefined,
            },
          },
          sorted('views', wording.views, ({ views }) => exactCount(views)),
          sorted('reads', wording.reads, ({ reads }) => exactCount(reads)),
          sorted('ratio', wording.ratio, (row) => formatPercent(readRatio(row)), wording.folded.ratio),
          sorted('time', wording.time, ({ seconds }) => timeText(seconds), wording.folded.time),
          sorted(
            'claps',
            wording.claps,
            ({ post }) => exactCount(post?.clapCount ?? 0),
            ({ post }) => wording.folded.claps(post?.clapCount ?? 0),
          ),
          sorted(
            'responses',
            wording.answers,
            ({ post }) => exactCount(post?.responsesCount ?? 0),
            ({ post }) => wording.folded.answers(post?.responsesCount ?? 0),
          ),
          column(
            'highlights',
            wording.highlights,
            ({ highlights }) => exactCount(highlights),
            ({ highlights }) => wording.folded.highlights(highlights),
          ),
          column(
            'follows',
            wording.follows,
            ({ follows }) => exactCount(follows),
            ({ follows }) => wording.folded.follows(follows),
          ),
        ]}
      />
      <p className="mt-3 text-13 text-ink-soft text-pretty">{wording.since}</p>
      <StoriesExport stories={connection.stories} kind={kind} until={until} />
      <NextPage next={connection.pagingInfo.next} text={wording.more} />
    </>
  )
}
