import { followingWording } from '../../../schema/wording/following'
import { EmptyState } from '../../ui/EmptyState'
import { FollowRow } from '../follow/FollowRow'
import { NextPage } from '../post/NextPage'
import type { FollowerListFragment } from './follower-list.generated'

const wording = followingWording.followers

/** The people who follow a publication, a page at a time. */
export function FollowerList({ publication }: { publication: FollowerListFragment }) {
  const { users, pagingInfo } = publication.followersUserConnection
  return (
    <div className="mt-6">
      {users.length === 0 && <EmptyState text={wording.none(publication.name)} />}
      {users.map((user) => (
        <FollowRow key={user.id} entity={user} />
      ))}
      <NextPage next={pagingInfo.next} text={wording.more} />
    </div>
  )
}
