import { subscribersWording as wording } from '../../../schema/wording/subscribers'
import { formatDate, isoDate } from '../../lib/format'
import { Table } from '../../ui/Table'
import { SubscriberActions, SubscriberCell } from './SubscriberRow'
import type { SubscriberFieldsFragment } from './subscriber-fields.generated'

const { columns } = wording

const time = (at: number) => <time dateTime={isoDate(at)}>{formatDate(at)}</time>

/** Who subscribes to a newsletter. Rule: docs/rules/newsletters.md, "Subscribers". */
export function SubscriberTable({ subscribers }: { subscribers: readonly SubscriberFieldsFragment[] }) {
  return (
    <Table
      caption={wording.title}
      isCaptionHidden
      rows={subscribers}
      keyOf={({ id }) => id}
      dataOf={({ id }) => ({ 'data-subscriber': id })}
      columns={[
        {
          id: 'subscriber',
          title: columns.subscriber,
          cell: (subscriber) => <SubscriberCell subscriber={subscriber} />,
        },
        {
          id: 'state',
          title: columns.state,
          isFolded: true,
          cell: ({ state, leftAt }) => (
            <>
              {wording.states[state]}
              {leftAt !== null && <span className="block text-13 text-ink-soft">{time(leftAt)}</span>}
            </>
          ),
        },
        {
          id: 'since',
          title: columns.since,
          isFolded: true,
          cell: ({ createdAt, source }) => (
            <>
              {time(createdAt)}
              <span className="block text-13 text-ink-soft">{wording.sources[source]}</span>
            </>
          ),
        },
        {
          id: 'agreed',
          title: columns.agreed,
          isFolded: true,
          cell: ({ consentedAt, consentText }) =>
            consentedAt === null ? (
              ''
            ) : (
              <>
                <span className="sm:hidden">{columns.agreed} </span>
                {time(consentedAt)}
                {consentText && (
                  <span className="block max-w-[24rem] text-13 whitespace-normal text-ink-soft text-pretty">
                    {consentText}
                  </span>
                )}
              </>
            ),
        },
        {
          id: 'actions',
          title: columns.actions,
          cell: (subscriber) => <SubscriberActions subscriber={subscriber} />,
        },
      ]}
    />
  )
}
