import { linkTo } from '../../../schema/routes/links'
import { followingWording } from '../../../schema/wording/following'
import { FollowRow } from '../../features/follow/FollowRow'
import { expectPerson } from '../../features/user/expect-person'
import { personHead } from '../../features/user/head'
import { PersonList } from '../../features/user/PersonList'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { UserFollowers } from './user-followers.generated'

const wording = followingWording.followers
const variablesOf = ({ params, search }: PageContext) => ({
  username: params.username ?? '',
  after: search.after,
})

export async function load(page: LoadContext): Promise<void> {
  const { userResult } = await page.query(UserFollowers, variablesOf(page))
  expectPerson(page, userResult, 'ShowUserFollowers')
}

export function head(page: HeadContext): PageHead {
  const { userResult: user } = page.data(UserFollowers, variablesOf(page))
  if (user.__typename !== 'User') return { title: '' }
  return {
    ...personHead(page, user, {
      title: wording.title(user.name),
      path: linkTo('ShowUserFollowers', { username: user.username }),
      next: user.followersUserConnection.pagingInfo.next?.to,
    }),
    robots: 'noindex',
  }
}

/** Who follows a person. */
export function Page() {
  const { userResult: user } = useOperation(UserFollowers, variablesOf(usePage()))
  if (user.__typename !== 'User') return null
  const { users, pagingInfo } = user.followersUserConnection
  return (
    <PersonList
      user={user}
      title={wording.title(user.name)}
      none={wording.none(user.name)}
      next={pagingInfo.next}
      more={wording.more}
    >
      {users.map((follower) => (
        <FollowRow key={follower.id} entity={follower} level={3} />
      ))}
    </PersonList>
  )
}
