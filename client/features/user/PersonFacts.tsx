import { reportButtonWording } from '../../../schema/wording/report-button'
import { userWording } from '../../../schema/wording/user'
import { useCanLink } from '../../lib/use-can-link'
import { useLink } from '../../lib/use-link'
import { AppLink } from '../../ui/AppLink'
import { FollowWithMenu } from '../follow/FollowWithMenu'
import { ReportButton } from '../report/ReportButton'
import type { PersonFragment } from './person.generated'

/** How many people follow a person, and how many the person follows. */
export function PersonFacts({ user }: { user: PersonFragment }) {
  const link = useLink()
  const canLink = useCanLink()
  const { username, socialStats } = user
  const { followerCount, followingCount } = socialStats
  const followers = userWording.followers(followerCount)
  const following = userWording.following(followingCount)
  return (
    <p className="dotted text-14 text-ink-soft tabular-nums">
      {canLink('ShowUserFollowers') ? (
        <AppLink href={link('ShowUserFollowers', { username })} className="min-w-0 hover:text-ink">
          {followers}
        </AppLink>
      ) : (
        <span>{followers}</span>
      )}
      {canLink('ShowUserFollowing') ? (
        <AppLink href={link('ShowUserFollowing', { username })} className="min-w-0 hover:text-ink">
          {following}
        </AppLink>
      ) : (
        <span>{following}</span>
      )}
    </p>
  )
}

/** What readers do about a person: follow and report them. */
export function PersonButtons({ user: { id, name } }: { user: PersonFragment }) {
  return (
    <>
      <FollowWithMenu target={{ kind: 'user', id, name }} />
      <ReportButton
        target={{ kind: 'USER', id }}
        label={reportButtonWording.name(name)}
        ownerId={id}
        className="px-2 text-14 text-ink-soft"
      />
    </>
  )
}

/** The badge of a verified book author. */
export function BookAuthorMark({ user }: { user: PersonFragment }) {
  if (!user.verifications.isBookAuthor) return null
  return (
    <p className="inline-flex items-center gap-1.5 text-13 text-accent">
      <svg width="14" height="14" viewBox="0 0 16 16" aria-hidden="true" fill="none" stroke="currentColor">
        <path
          d="M8 4c-1.500-1.200-3.500-1.500-6-1.200v9.600c2.500-.3 4.500 0 6 1.200 1.500-1.200 3.500-1.500 6-1.200V2.800C11.500 2.500 9.500 2.800 8 4zm0 0v9.600"
          strokeWidth="1.400"
          strokeLinejoin="round"
        />
      </svg>
      {userWording.bookAuthor}
    </p>
  )
}
