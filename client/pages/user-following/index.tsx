import { linkTo } from '../../../schema/routes/links'
import { followingWording } from '../../../schema/wording/following'
import { PublicationRow } from '../../features/collection/PublicationRow'
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
import { UserFollowing, type UserFollowingQuery } from './user-following.generated'

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

type Entity = (UserFollowingQuery['userResult'] & {
  __typename: 'User'
})['followingConnection']['edges'][number]['node']['entity']

function FollowedEntity({ entity }: { entity: Entity }) {
  const { id, name } = entity
  return entity.__typename === 'User' ? (
    <WriterItem user={entity} large action={<FollowButton target={{ kind: 'user', id, name }} />} />
  ) : (
    <PublicationRow
      collection={entity}
      level={3}
      action={<FollowButton target={{ kind: 'collection', id, name }} />}
    />
  )
}

/** Whom a person follows, and which publications. */
export function Page() {
  const { userResult: user } = useOperation(UserFollowing, variablesOf(usePage()))
  if (user.__typename !== 'User') return null
  const { name, isSuspended } = user
  const { edges, pagingInfo } = user.followingConnection
  return (
    <Columns rail={<PersonRail user={user} />}>
      <PersonHeader user={user} />
      {isSuspended ? (
        <SuspendedNotice />
      ) : (
        <section aria-label={wording.title(name)}>
          <h2 className="pt-8 font-serif text-24 font-semibold">{wording.title(name)}</h2>
          {edges.length === 0 && <EmptyState text={wording.none(name)} />}
          {edges.map(({ node }) => (
            <FollowedEntity key={node.id} entity={node.entity} />
          ))}
          <NextPage next={pagingInfo.next} text={wording.more} />
        </section>
      )}
    </Columns>
  )
}
