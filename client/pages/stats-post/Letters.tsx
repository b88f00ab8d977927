import { countingWording } from '../../../schema/wording/counting'
import { newsletterStatsWording } from '../../../schema/wording/newsletter-stats'
import { countedColumns, sentColumns } from '../../features/newsletter/letters/count-columns'
import { formatDate } from '../../lib/format'
import { Table } from '../../ui/Table'
import type { StatsStoryQuery } from './stats-story.generated'

const { letters: wording } = newsletterStatsWording

type Row = NonNullable<NonNullable<StatsStoryQuery['post']>['letters']>[number]

/** What became of the letters that have sent a story; nothing for a story that no newsletter has. */
export function Letters({ letters }: { letters: readonly Row[] | null }) {
  if (!letters || letters.length === 0) return null
  const counted = countedColumns(letters)
  return (
    <div className="mt-16">
      <Table
        caption={wording.title}
        columns={[
          {
            id: 'letter',
            title: wording.letter,
            cell: ({ subject, state, finishedAt, scheduledAt }) => (
              <span>
                <bdi className="font-serif text-16">{subject}</bdi>
                <span className="mt-0.5 block text-13 text-ink-soft">
                  {wording.states[state](formatDate(finishedAt ?? scheduledAt))}
                </span>
              </span>
            ),
          },
          ...sentColumns<Row>(),
          ...counted,
        ]}
        rows={letters}
        keyOf={({ id }) => id}
        dataOf={({ id }) => ({ 'data-letter': id })}
      />
      {counted.length > 0 && (
        <p className="mt-3 max-w-[65ch] text-13 text-ink-soft text-pretty">{countingWording.note}</p>
      )}
    </div>
  )
}
