import { followWording } from '../../../schema/wording/follow'

/** "Follow" or "Following", and for screen readers whom. */
export function FollowLabel({ name, isFollowing }: { name: string; isFollowing: boolean }) {
  const label = isFollowing ? followWording.following : followWording.follow
  return (
    <>
      {label(
        <span key="name" className="sr-only">
          {name}
        </span>,
      )}
    </>
  )
}
