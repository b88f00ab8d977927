import { collectionWording } from '../../../schema/wording/collection'
import { FollowerList } from '../../features/collection/FollowerList'
import type { FollowerListFragment } from '../../features/collection/follower-list.generated'

/** Who follows the publication. */
export function Followers({ publication }: { publication: FollowerListFragment }) {
  return (
    <>
      <p className="mt-8 text-14 text-ink-soft tabular-nums">
        {collectionWording.followers(publication.subscriberCount)}
      </p>
      <FollowerList publication={publication} />
    </>
  )
}
