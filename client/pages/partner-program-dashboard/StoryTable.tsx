import { linkTo } from '../../../schema/routes/links'
import { listedTitle } from '../../../schema/story/listed-title'
import { partnerDashboardWording } from '../../../schema/wording/partner-dashboard'
import { priceText } from '../../../schema/wording/prices'
import { timeText } from '../../features/stats/Figures'
import { AppLink } from '../../ui/AppLink'
import { Table } from '../../ui/Table'
import type { PartnerStoryFieldsFragment } from './partner-story-fields.generated'

const { stories: wording } = partnerDashboardWording

type Story = PartnerStoryFieldsFragment

function Title({ post, isOfFollowers }: Story) {
  if (!post) return <span className="text-ink-soft">{isOfFollowers ? wording.followers : wording.gone}</span>
  return (
    <AppLink
      href={linkTo('StatsPost', { postId: post.id })}
      className="font-serif text-16 underline-offset-4 hover:underline"
    >
      <bdi>{listedTitle(post.title) || post.excerpt || wording.untitled}</bdi>
    </AppLink>
  )
}

/** What stories have brought in a month. */
export function StoryTable({ stories }: { stories: readonly Story[] }) {
  return (
    <div className="mt-4">
      <Table
        caption={wording.caption}
        isCaptionHidden
        columns={[
          { id: 'story', title: wording.columns.story, cell: Title },
          {
            id: 'time',
            title: wording.columns.time,
            isNumber: true,
            isFolded: true,
            cell: ({ seconds, isOfFollowers }) => (isOfFollowers ? '' : timeText(seconds)),
          },
          {
            id: 'pool',
            title: wording.columns.pool,
            isNumber: true,
            isFolded: true,
            cell: ({ pooled, currency }) =>
              pooled === 0 ? '' : wording.fromPool(priceText(pooled, currency)),
          },
          {
            id: 'total',
            title: wording.columns.total,
            isNumber: true,
            cell: ({ amount, pooled, currency }) => priceText(amount + pooled, currency),
          },
        ]}
        rows={stories}
        keyOf={({ id }) => id}
      />
    </div>
  )
}
