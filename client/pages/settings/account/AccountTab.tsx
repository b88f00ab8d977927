import { privateFeedWording } from '../../../../schema/wording/private-feed'
import { settingsWording } from '../../../../schema/wording/settings'
import { useOperation } from '../../../lib/query'
import { Section } from '../Section'
import { AccountPage } from './account-page.generated'
import { DeactivateRow } from './DeactivateRow'
import { DeleteRow } from './DeleteRow'
import { DomainRow } from './DomainRow'
import { EmailRow } from './EmailRow'
import { ExportRow } from './ExportRow'
import { KindsRow } from './KindsRow'
import { PrivateFeedRow } from './PrivateFeedRow'
import { ProfileForm } from './ProfileForm'
import { UsernameRow } from './UsernameRow'

const { account } = settingsWording

/** Who somebody is here, and how to leave. */
export function AccountTab() {
  const { accountSettings: settings, securitySettings, viewer, privateFeed } = useOperation(AccountPage, {})
  if (!settings) return null
  const recentUntil = securitySettings?.recentUntil
  return (
    <>
      <Section title={account.profile.title}>
        <ProfileForm settings={settings} />
      </Section>
      <Section title={account.address}>
        <EmailRow settings={settings} recentUntil={recentUntil} />
        <UsernameRow settings={settings} />
        <DomainRow />
      </Section>
      <Section title={account.information}>
        <ExportRow exports={viewer?.exports ?? []} />
        <KindsRow />
      </Section>
      {privateFeed && (viewer?.membership || privateFeed.address !== null) && (
        <Section title={privateFeedWording.section}>
          <PrivateFeedRow address={privateFeed.address} />
        </Section>
      )}
      <Section title={account.end}>
        <DeactivateRow recentUntil={recentUntil} />
        <DeleteRow username={settings.username} recentUntil={recentUntil} />
      </Section>
    </>
  )
}
