import { linkTo } from '../../../schema/routes/links'
import { followingWording } from '../../../schema/wording/following'
import { FollowButton } from '../../features/follow/FollowButton'
import { NextPage } from '../../features/post/NextPage'
import { expectPerson } from '../../features/user/expect-person'
import { personHead } from '../../features/user/head'
import { PersonHeader, SuspendedNotice } from '../../features/user/PersonHeader'
import { PersonRail } from '../../features/user/PersonRail'
import { WriterItem } from '../../features/user/WriterItem'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { Columns } from '../../ui/Columns'
import { EmptyState } from '../../ui/EmptyState'
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
  const { name, isSuspended } = user
  const { users, pagingInfo } = user.followersUserConnection
  return (
    <Columns rail={<PersonRail user={user} />}>
      <PersonHeader user={user} />
      {isSuspended ? (
        <SuspendedNotice />
      ) : (
        <section aria-label={wording.title(name)}>
          <h2 className="pt-8 font-serif text-24 font-semibold">{wording.title(name)}</h2>
          {users.length === 0 && <EmptyState text={wording.none(name)} />}
          {users.map((follower) => (
            <WriterItem
              key={follower.id}
              user={follower}
              large
              action={<FollowButton target={{ kind: 'user', id: follower.id, name: follower.name }} />}
            />
          ))}
          <NextPage next={pagingInfo.next} text={wording.more} />
        </section>
      )}
    </Columns>
  )
}
