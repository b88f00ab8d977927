import { linkTo } from '../../../schema/routes/links'
import { followingWording } from '../../../schema/wording/following'
import { FollowRow } from '../../features/follow/FollowRow'
import { expectPerson } from '../../features/user/expect-person'
import { personHead } from '../../features/user/head'
import { PersonList } from '../../features/user/PersonList'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { UserFollowing } from './user-following.generated'

const wording = followingWording.following
const variablesOf = ({ params, search }: PageContext) => ({
  username: params.username ?? '',
  after: search.after,
})

export async function load(page: LoadContext): Promise<void> {
  const { userResult } = await page.query(UserFollowing, variablesOf(page))
  expectPerson(page, userResult, 'ShowUserFollowing')
}

export function head(page: HeadContext): PageHead {
  const { userResult: user } = page.data(UserFollowing, variablesOf(page))
  if (user.__typename !== 'User') return { title: '' }
  return {
    ...personHead(page, user, {
      title: wording.title(user.name),
      path: linkTo('ShowUserFollowing', { username: user.username }),
      next: user.followingConnection.pagingInfo.next?.to,
    }),
    robots: 'noindex',
  }
}

/** Whom a person follows, and which publications. */
export function Page() {
  const { userResult: user } = useOperation(UserFollowing, variablesOf(usePage()))
  if (user.__typename !== 'User') return null
  const { edges, pagingInfo } = user.followingConnection
  return (
    <PersonList
      user={user}
      title={wording.title(user.name)}
      none={wording.none(user.name)}
      next={pagingInfo.next}
      more={wording.more}
    >
      {edges.map(({ node }) => (
        <FollowRow key={node.id} entity={node.entity} level={3} />
      ))}
    </PersonList>
  )
}
