import { isConnectError } from '../../../../schema/rules/providers'
import { changeWording } from '../../../../schema/wording/changes'
import { mobileSettingWording } from '../../../../schema/wording/mobile-setting'
import { oauthApplicationsWording } from '../../../../schema/wording/oauth-applications'
import { connectionWording } from '../../../../schema/wording/provider-connections'
import { settingsWording } from '../../../../schema/wording/settings'
import { SignInAgainLink } from '../../../features/settings/SignInAgain'
import { useOperation } from '../../../lib/query'
import { useLink } from '../../../lib/use-link'
import { usePage } from '../../../lib/use-page'
import { Card } from '../../../ui/Card'
import { Link } from '../../../ui/Link'
import { Section } from '../Section'
import { ConnectedAccounts } from './ConnectedAccounts'
import { Passkeys } from './Passkeys'
import { PasswordRow } from './PasswordRow'
import { Sessions } from './Sessions'
import { SecurityPage } from './security-page.generated'
import { TwoFactor } from './TwoFactor'

const { again } = changeWording
const { security: wording } = settingsWording

/** How and where the viewer signs in. Rule: docs/rules/identity.md, "Changing how one signs in". */
export function SecurityTab() {
  const { securitySettings: security, signInOptions } = useOperation(SecurityPage, {})
  const { error } = usePage().search
  const link = useLink()
  if (!security) return null
  const { recentUntil } = security
  return (
    <>
      {isConnectError(error) && (
        <Card as="p" role="alert" tone="danger" className="mt-8 px-4 py-3 text-14 text-pretty">
          {connectionWording.connect[error]}
        </Card>
      )}
      {recentUntil === null && (
        <Card tone="wash" className="mt-8 px-4 pt-3 text-14">
          <p className="text-pretty">{again.notice}</p>
          <SignInAgainLink />
        </Card>
      )}
      <Passkeys security={security} />
      <TwoFactor security={security} />
      <Section title={wording.password.title}>
        <PasswordRow hasPassword={security.hasPassword} recentUntil={recentUntil} />
      </Section>
      <ConnectedAccounts
        connected={security.connectedAccounts}
        offered={signInOptions.providers.filter(({ isLoginOffered }) => isLoginOffered)}
        mastodon={security.mastodon}
        recentUntil={recentUntil}
      />
      <Sessions sessions={security.sessions} />
      <Section title={mobileSettingWording.title} text={mobileSettingWording.text}>
        <p className="mt-4">
          <Link look="underlined" href={link('MobileVerification')}>
            {mobileSettingWording.manage}
          </Link>
        </p>
      </Section>
      <Section title={oauthApplicationsWording.title} text={oauthApplicationsWording.text}>
        <p className="mt-4">
          <Link look="underlined" href={link('Applications')}>
            {oauthApplicationsWording.grants.manage}
          </Link>
        </p>
      </Section>
    </>
  )
}
