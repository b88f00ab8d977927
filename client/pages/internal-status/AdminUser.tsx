import { linkTo } from '../../../schema/routes/links'
import { adminWording } from '../../../schema/wording/admin'
import { listOf } from '../../../schema/wording/language'
import { moderationWording } from '../../../schema/wording/moderation'
import { ActsLog } from '../../features/moderation/ActsLog'
import { DecisionForm } from '../../features/moderation/DecisionForm'
import { Facts, Moment } from '../../features/moderation/Facts'
import { useOperation } from '../../lib/query'
import { Link } from '../../ui/Link'
import type { AdminUserFactsFragment } from './admin-user-facts.generated'
import { AdminUserPage } from './admin-user-page.generated'
import { SuspendUser } from './suspend-user.generated'
import { TaxForms } from './TaxForms'
import { UnsuspendUser } from './unsuspend-user.generated'
import { UnverifyBookAuthor } from './unverify-book-author.generated'
import { VerifyBookAuthor } from './verify-book-author.generated'

function standingOf({ user, account }: AdminUserFactsFragment): string {
  const { standings } = adminWording
  if (user.isSuspended) return standings.suspended
  if (account.deactivatedAt !== null) return standings.closed
  return account.isStaff ? standings.staff : standings.active
}

/** An account as staff sees it: facts, what can be decided, and the log. */
export function AdminUser({ variables }: { variables: { id: string } }) {
  const { adminUser } = useOperation(AdminUserPage, variables)
  if (!adminUser) return null
  const { id, user, account, applications, stories, acts, partner, taxForms } = adminUser
  const { canBeSuspended, canBeVerified } = adminUser
  const { email, isEmailVerified, deactivatedAt, deleteAfter } = account
  const { isBookAuthor } = user.verifications
  const counts = stories.map(({ state, count }) => adminWording.stateCount(adminWording.states[state], count))
  return (
    <>
      <h1 className="font-serif text-32 font-semibold tracking-tight">{adminWording.account(user.name)}</h1>
      <Facts
        title={adminWording.facts}
        facts={[
          [adminWording.standing, standingOf(adminUser)],
          [
            adminWording.username,
            <Link key="profile" href={linkTo('ShowUser', { username: user.username })}>
              @{user.username}
            </Link>,
          ],
          [adminWording.id, <code key="id">{id}</code>],
          [
            adminWording.email,
            email && `${email} (${isEmailVerified ? adminWording.verified : adminWording.unverified})`,
          ],
          [adminWording.joined, <Moment key="joined" at={user.createdAt} />],
          [
            adminWording.closedSince,
            deactivatedAt === null ? null : <Moment key="closed" at={deactivatedAt} />,
          ],
          [adminWording.removedOn, deleteAfter && <Moment key="removed" at={deleteAfter} />],
          [adminWording.followers, user.socialStats.followerCount],
          [
            adminWording.partner,
            partner && (
              <Link key="partner" href={linkTo('AdminPartnerWriter', { id: partner.id })}>
                {adminWording.partnerFile}
              </Link>
            ),
          ],
          [adminWording.bookAuthor, isBookAuthor ? adminWording.yes : adminWording.no],
          [
            adminWording.applications,
            applications.length === 0 ? null : (
              <ul key="applications">
                {applications.map((one) => (
                  <li key={one.id} className="wrap-anywhere">
                    <Link href={linkTo('AdminApplication', { id: one.id })}>{one.name}</Link>
                  </li>
                ))}
              </ul>
            ),
          ],
          [adminWording.stories, listOf(counts) || adminWording.noStories],
        ]}
      />
      {canBeSuspended && (
        <DecisionForm
          words={user.isSuspended ? adminWording.unsuspend : adminWording.suspend}
          operation={user.isSuspended ? UnsuspendUser : SuspendUser}
          subject={{ userId: id }}
          isAgainst={!user.isSuspended}
        />
      )}
      {canBeVerified && (
        <DecisionForm
          key={isBookAuthor ? 'unverify' : 'verify'}
          words={isBookAuthor ? adminWording.unverifyAuthor : adminWording.verifyAuthor}
          operation={isBookAuthor ? UnverifyBookAuthor : VerifyBookAuthor}
          subject={{ userId: id }}
          isAgainst={isBookAuthor}
        />
      )}
      {taxForms.length > 0 && <TaxForms forms={taxForms} />}
      <ActsLog title={moderationWording.log.title} acts={acts} />
    </>
  )
}
