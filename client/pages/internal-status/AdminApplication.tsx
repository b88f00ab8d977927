import { adminWording } from '../../../schema/wording/admin'
import { moderationWording } from '../../../schema/wording/moderation'
import { ActsLog } from '../../features/moderation/ActsLog'
import { adminAddress } from '../../features/moderation/admin-address'
import { DecisionForm } from '../../features/moderation/DecisionForm'
import { Facts, Moment } from '../../features/moderation/Facts'
import { useOperation } from '../../lib/query'
import { Link } from '../../ui/Link'
import { AdminApplicationPage } from './admin-application-page.generated'
import { AllowOauthApplication } from './allow-oauth-application.generated'
import { BanOauthApplication } from './ban-oauth-application.generated'
import { UnverifyOauthApplication } from './unverify-oauth-application.generated'
import { VerifyOauthApplication } from './verify-oauth-application.generated'

const wording = adminWording.application

/** An application that acts for people, as staff sees it: facts, what can be decided, and the log. */
export function AdminApplication({ variables }: { variables: { id: string } }) {
  const { adminApplication: application } = useOperation(AdminApplicationPage, variables)
  if (!application) return null
  const { id, name, description, website, userCount, createdAt, bannedAt, verifiedAt, owner, acts } =
    application
  const isBanned = bannedAt !== null
  const isVerified = verifiedAt !== null
  return (
    <>
      <h1 className="font-serif text-32 font-semibold tracking-tight wrap-anywhere">{wording.title(name)}</h1>
      <Facts
        title={adminWording.facts}
        facts={[
          [
            adminWording.owner,
            owner ? (
              <Link key="owner" href={adminAddress('USER', owner.id)}>
                {owner.name}
              </Link>
            ) : (
              wording.registered
            ),
          ],
          [wording.about, description || null],
          [wording.website, website || null],
          [wording.users, userCount],
          [wording.made, <Moment key="made" at={createdAt} />],
          [wording.banned, isBanned ? <Moment key="banned" at={bannedAt} /> : null],
          [wording.verified, isVerified ? <Moment key="verified" at={verifiedAt} /> : null],
          [adminWording.id, <code key="id">{id}</code>],
        ]}
      />
      <DecisionForm
        key={isBanned ? 'allow' : 'ban'}
        words={isBanned ? wording.allow : wording.ban}
        operation={isBanned ? AllowOauthApplication : BanOauthApplication}
        subject={{ applicationId: id }}
        isAgainst={!isBanned}
      />
      {application.canBeVerified && (
        <DecisionForm
          key={isVerified ? 'unverify' : 'verify'}
          words={isVerified ? wording.unverify : wording.verify}
          operation={isVerified ? UnverifyOauthApplication : VerifyOauthApplication}
          subject={{ applicationId: id }}
          isAgainst={isVerified}
          isMailed={false}
        />
      )}
      <ActsLog title={moderationWording.log.title} acts={acts} />
    </>
  )
}
