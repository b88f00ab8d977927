import { linkTo } from '../../../schema/routes/links'
import { listedTitle } from '../../../schema/story/listed-title'
import { partnerDashboardWording } from '../../../schema/wording/partner-dashboard'
import { priceText } from '../../../schema/wording/prices'
import { timeText } from '../../features/stats/Figures'
import type { LoadContext } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { AppLink } from '../../ui/AppLink'
import { EmptyState } from '../../ui/EmptyState'
import { Table } from '../../ui/Table'
import { variablesOf } from './asked'
import { MonthHeading, MonthPager } from './MonthPager'
import { NotIn } from './NotIn'
import { PartnerStories, type PartnerStoriesQuery } from './partner-stories.generated'

const { stories: wording } = partnerDashboardWording

type Program = NonNullable<NonNullable<PartnerStoriesQuery['viewer']>['partnerProgram']>
type Story = Program['month']['stories'][number]

export const loadStories = (page: LoadContext) => page.query(PartnerStories, variablesOf(page))

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

/** What each story has brought in a month, the one that brought the most first. */
export function Stories() {
  const program = useOperation(PartnerStories, variablesOf(usePage())).viewer?.partnerProgram
  if (!program) return <NotIn />
  const { month } = program
  return (
    <>
      <MonthHeading month={month.id} />
      {month.stories.length === 0 ? (
        <EmptyState text={wording.none} />
      ) : (
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
            rows={month.stories}
            keyOf={({ id }) => id}
          />
        </div>
      )}
      {month.isPresent && <p className="mt-4 text-14 text-ink-soft text-pretty">{wording.present}</p>}
      <MonthPager tab="stories" month={month} />
    </>
  )
}
