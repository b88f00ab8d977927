import { linkTo } from '../../../schema/routes/links'
import { awardsWording } from '../../../schema/wording/awards'
import { PostList } from '../../features/post/PostList'
import { useOperation } from '../../lib/query'
import { AwardsHeader } from './AwardsHeader'
import { AllStaffPicks, type AllStaffPicksQueryVariables } from './all-staff-picks.generated'

/** Every story that staff recommends. */
export function StaffPicksList({ variables }: { variables: AllStaffPicksQueryVariables }) {
  const { items, pagingInfo } = useOperation(AllStaffPicks, variables).staffPicksFeed
  return (
    <div className="mx-auto max-w-inset px-6">
      <AwardsHeader
        title={awardsWording.staffPicks}
        text={awardsWording.staffPicksText}
        picks={linkTo('ShowAwards', { type: 'staff-picks' })}
        writers={linkTo('ShowAwards', { type: 'top-writer' })}
        isAboutWriters={false}
      />
      <PostList
        posts={items.map(({ post }) => post)}
        next={pagingInfo.next}
        more={awardsWording.more}
        empty={awardsWording.noPicks}
      />
    </div>
  )
}
