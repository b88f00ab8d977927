import type { ReactNode } from 'react'
import type { Counts } from '../../../schema/rules/stats/facts'
import { exactCount } from '../../../schema/wording/counts'
import { statsWording } from '../../../schema/wording/stats'
import { timeText } from '../../features/stats/Figures'
import { useLink } from '../../lib/use-link'
import { Link } from '../../ui/Link'
import { type Column, Table } from '../../ui/Table'
import type { PublicationStatsPageQuery } from './publication-stats-page.generated'

const { publication: wording, figures, stories: storiesWording } = statsWording

type Publication = Extract<
  PublicationStatsPageQuery['collectionByDomainOrSlug'],
  { __typename: 'Collection' }
>
type Stats = NonNullable<Publication['stats']>

/** What was counted of some of the stories. */
interface Share extends Counts {
  stories: number
}

interface Props<Row extends Share> {
  title: string
  text?: string
  rows: readonly Row[]
  /** What tells the rows apart. */
  keyOf: (row: Row) => string
  list: string
  first: Column<Row>
}

/** The stories by something of which each has one, with what was counted of them. */
function Shares<Row extends Share>({ title, text, rows, keyOf, list, first }: Props<Row>): ReactNode {
  if (rows.length === 0) return null
  const number = (id: string, name: string, cell: (row: Row) => string): Column<Row> => ({
    id,
    title: name,
    cell,
    isNumber: true,
  })
  return (
    <section className="mt-12">
      <h2 className="font-serif text-24 font-semibold tracking-tight">{title}</h2>
      {text !== undefined && <p className="mt-2 max-w-[60ch] text-14 text-ink-soft text-pretty">{text}</p>}
      <div className="mt-4">
        <Table<Row>
          caption={title}
          isCaptionHidden
          rows={rows}
          keyOf={keyOf}
          dataOf={(row) => ({ [`data-${list}`]: keyOf(row), 'data-views': row.views })}
          columns={[
            first,
            number('stories', wording.stories, ({ stories }) => exactCount(stories)),
            number('views', figures.views, ({ views }) => exactCount(views)),
            number('reads', figures.reads, ({ reads }) => exactCount(reads)),
            number('time', storiesWording.time, ({ seconds }) => timeText(seconds)),
          ]}
        />
      </div>
    </section>
  )
}

/** Who wrote what was viewed. */
export function Writers({ writers }: { writers: Stats['writers'] }) {
  const link = useLink()
  return (
    <Shares
      title={wording.writers}
      rows={writers}
      keyOf={({ id }) => id}
      list="writer"
      first={{
        id: 'writer',
        title: wording.writer,
        cell: ({ user }) =>
          user ? (
            <Link href={link('ShowUser', { username: user.username })}>
              <bdi>{user.name}</bdi>
            </Link>
          ) : (
            wording.gone
          ),
      }}
    />
  )
}

/** What the viewed stories are about: each counts under its first topic. */
export function Topics({ topics }: { topics: Stats['topics'] }) {
  return (
    <Shares
      title={wording.topics}
      text={wording.topicsText}
      rows={topics}
      keyOf={({ slug }) => slug}
      list="topic"
      first={{
        id: 'topic',
        title: wording.topic,
        cell: ({ slug, tag }) => (slug === '' ? wording.noTopic : <bdi>{tag?.displayTitle ?? slug}</bdi>),
      }}
    />
  )
}
