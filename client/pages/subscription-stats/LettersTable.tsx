import { countingWording } from '../../../schema/wording/counting'
import { newsletterStatsWording } from '../../../schema/wording/newsletter-stats'
import { countColumn, countedColumns, sentColumns } from '../../features/newsletter/letters/count-columns'
import { NextPage } from '../../features/post/NextPage'
import { formatDate } from '../../lib/format'
import { useCanLink } from '../../lib/use-can-link'
import { useLink } from '../../lib/use-link'
import { AppLink } from '../../ui/AppLink'
import { EmptyState } from '../../ui/EmptyState'
import { type Column, Table } from '../../ui/Table'
import type { NewsletterStatsQuery } from './newsletter-stats.generated'

const { letters: wording } = newsletterStatsWording

type Listed = NonNullable<NonNullable<NewsletterStatsQuery['newsletter']>['letters']>
type Row = Listed['letters'][number]

interface Props {
  newsletterId: string
  connection: { letters: readonly Row[]; pagingInfo: { next: { to: string } | null } }
}

/** What a letter is about, and how far it has come. */
function Title({ letter, newsletterId }: { letter: Row; newsletterId: string }) {
  const link = useLink()
  const canLink = useCanLink()
  const { subject, post, state, finishedAt, scheduledAt, changedVersionId } = letter
  return (
    <span>
      {post && canLink('NewNewsletterEmail') ? (
        <AppLink
          href={link('NewNewsletterEmail', { newsletterV3Id: newsletterId }, { query: { post: post.id } })}
          className="font-serif text-16 underline-offset-4 hover:underline"
        >
          <bdi>{subject}</bdi>
        </AppLink>
      ) : (
        <bdi className="font-serif text-16">{subject}</bdi>
      )}
      <span className="mt-0.5 block text-13 text-ink-soft">
        {changedVersionId === null
          ? wording.states[state](formatDate(finishedAt ?? scheduledAt))
          : wording.asks}
      </span>
    </span>
  )
}

/** A newsletter's letters with what became of each, newest first. */
export function LettersTable({ newsletterId, connection }: Props) {
  const link = useLink()
  const canLink = useCanLink()
  const { letters, pagingInfo } = connection
  if (letters.length === 0) {
    return (
      <EmptyState
        text={wording.none}
        more={
          canLink('NewNewsletterEmail') && {
            href: link('NewNewsletterEmail', { newsletterV3Id: newsletterId }),
            text: wording.write,
          }
        }
      />
    )
  }
  const counted = countedColumns(letters)
  const columns: [Column<Row>, ...Column<Row>[]] = [
    {
      id: 'letter',
      title: wording.letter,
      cell: (letter) => <Title letter={letter} newsletterId={newsletterId} />,
    },
    countColumn('to', wording.to, (row) => row.recipientCount),
    ...sentColumns<Row>(),
    ...counted,
    countColumn('left', wording.left, (row) => row.leftCount),
    countColumn('failed', wording.failed, (row) => row.failedCount),
    countColumn('open', wording.open, (row) => (row.state === 'STOPPED' ? 0 : row.openCount)),
  ]
  return (
    <>
      <Table
        caption={wording.title}
        columns={columns}
        rows={letters}
        keyOf={({ id }) => id}
        dataOf={({ id }) => ({ 'data-letter': id })}
      />
      {counted.length > 0 && (
        <p className="mt-3 max-w-[65ch] text-13 text-ink-soft text-pretty">{countingWording.note}</p>
      )}
      <NextPage next={pagingInfo.next} text={wording.older} />
    </>
  )
}
