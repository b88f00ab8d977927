import { userWording } from '../../../schema/wording/user'
import { PersonFacts } from '../../features/user/PersonFacts'
import { formatMonth } from '../../lib/format'
import { usePage } from '../../lib/use-page'
import type { UserAboutQuery } from './user-about.generated'

type AboutUser = Extract<UserAboutQuery['userResult'], { __typename: 'User' }>

/** Since when: as a friend or a member, or otherwise on the site at all. */
function since({ membership, createdAt }: AboutUser, product: string): string {
  if (membership?.friendSince) return userWording.friendSince(product, formatMonth(membership.friendSince))
  if (membership?.memberSince) return userWording.memberSince(product, formatMonth(membership.memberSince))
  return userWording.joined(product, formatMonth(createdAt))
}

/** How long somebody has been here, and their reader counts. */
export function Standing({ user }: { user: AboutUser }) {
  const { productName } = usePage().state.config
  return (
    <div className="mt-12 flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-6 text-14 text-ink-soft">
      <p>{since(user, productName)}</p>
      <PersonFacts user={user} />
    </div>
  )
}
