import { exactCount } from '../../../schema/wording/counts'
import { digestWording } from '../../../schema/wording/digest'
import { nameOfDay } from '../../../schema/wording/formats'
import { isoDate } from '../../lib/format'
import { type Column, Table } from '../../ui/Table'
import type { PublicationDigestsQuery } from './publication-digests.generated'

const { stats: wording } = digestWording

type Publication = Extract<PublicationDigestsQuery['collectionByDomainOrSlug'], { __typename: 'Collection' }>
export type DigestList = NonNullable<Publication['digests']>
export type Digest = DigestList['digests'][number]

const number = (id: string, title: string, of: (digest: Digest) => number | null): Column<Digest> => ({
  id,
  title,
  cell: (digest) => {
    const n = of(digest)
    return n === null ? wording.unknown : exactCount(n)
  },
  isNumber: true,
})

/** Whose a digest is: said where there are those of several. */
const ofNewsletter: Column<Digest> = {
  id: 'newsletter',
  title: wording.newsletter,
  cell: ({ newsletter }) => <bdi>{newsletter.name}</bdi>,
}

/** Digests with what became of each, the newest first. */
export function DigestTable({ digests }: { digests: readonly Digest[] }) {
  const isOfSeveral = digests.some(({ newsletter }) => newsletter.id !== digests[0]?.newsletter.id)
  return (
    <Table<Digest>
      caption={wording.title}
      isCaptionHidden
      rows={digests}
      keyOf={({ id }) => id}
      dataOf={({ id }) => ({ 'data-digest': id })}
      columns={[
        {
          id: 'day',
          title: wording.day,
          cell: ({ digestAt }) => <time dateTime={isoDate(digestAt)}>{nameOfDay(digestAt)}</time>,
        },
        ...(isOfSeveral ? [ofNewsletter] : []),
        { id: 'state', title: wording.state, cell: ({ state }) => wording.states[state] },
        number('recipients', wording.recipients, ({ recipientCount }) => recipientCount),
        number('sent', wording.sent, ({ sentCount }) => sentCount),
        number('delivered', wording.delivered, ({ deliveredCount }) => deliveredCount),
        number('bounced', wording.bounced, ({ bouncedCount }) => bouncedCount),
        number('complained', wording.complained, ({ complainedCount }) => complainedCount),
        number('unsubscribed', wording.unsubscribed, ({ unsubscribedCount }) => unsubscribedCount),
        number('left', wording.left, ({ leftCount }) => leftCount),
        number('failed', wording.failed, ({ failedCount }) => failedCount),
        number('views', wording.views, ({ views }) => views),
      ]}
    />
  )
}
