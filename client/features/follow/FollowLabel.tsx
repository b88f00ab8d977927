import { followWording } from '../../../schema/wording/follow'

/** "Follow" or "Following", and for screen readers whom. */
export function FollowLabel({ name, isFollowing }: { name: string; isFollowing: boolean }) {
  return (
    <>
      {isFollowing ? followWording.following : followWording.follow}
      <span className="sr-only"> {name}</span>
    </>
  )
}
