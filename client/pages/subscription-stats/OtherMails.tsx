import { nameOfDay } from '../../../schema/wording/formats'
import { newsletterStatsWording } from '../../../schema/wording/newsletter-stats'
import { welcomeWording } from '../../../schema/wording/welcome'
import { countColumn, sentColumns } from '../../features/newsletter/letters/count-columns'
import { isoDate } from '../../lib/format'
import { Table } from '../../ui/Table'
import type { NewsletterStatsQuery } from './newsletter-stats.generated'

const { digests: digestTexts, welcome: welcomeTexts, letters: wording } = newsletterStatsWording

type Shown = NonNullable<NewsletterStatsQuery['newsletter']>
type Digest = NonNullable<Shown['digests']>['digests'][number]
type Welcome = NonNullable<Shown['welcomeLetters']>[number]

/** The newest digests, with what became of each. */
export function Digests({ digests }: { digests: readonly Digest[] }) {
  if (digests.length === 0) return null
  return (
    <div className="mt-16">
      <Table<Digest>
        caption={digestTexts.title}
        rows={digests}
        keyOf={({ id }) => id}
        dataOf={({ id }) => ({ 'data-digest': id })}
        columns={[
          {
            id: 'digest',
            title: digestTexts.digest,
            cell: ({ digestAt }) => <time dateTime={isoDate(digestAt)}>{nameOfDay(digestAt)}</time>,
          },
          countColumn('to', wording.to, (row) => row.recipientCount),
          ...sentColumns<Digest>(),
          countColumn('left', wording.left, (row) => row.leftCount),
          countColumn('failed', wording.failed, (row) => row.failedCount),
        ]}
      />
    </div>
  )
}

/** The mails for new subscribers, with what became of each. */
export function Welcomes({ welcomes }: { welcomes: readonly Welcome[] }) {
  if (welcomes.length === 0) return null
  return (
    <div className="mt-16">
      <Table<Welcome>
        caption={welcomeTexts.title}
        rows={welcomes}
        keyOf={({ id }) => id}
        dataOf={({ day }) => ({ 'data-welcome': String(day) })}
        columns={[
          { id: 'mail', title: welcomeTexts.mail, cell: ({ day }) => welcomeWording.name(day) },
          ...sentColumns<Welcome>(),
          countColumn('skipped', welcomeTexts.skipped, (row) => row.skippedCount),
          countColumn('failed', wording.failed, (row) => row.failedCount),
        ]}
      />
    </div>
  )
}
