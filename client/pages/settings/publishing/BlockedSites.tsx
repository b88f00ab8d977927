import { publishingWording } from '../../../../schema/wording/publishing'
import { RefusalText } from '../../../features/settings/SignInAgain'
import { useChange } from '../../../features/settings/use-change'
import { showToast } from '../../../shell/toast'
import { Button } from '../../../ui/Button'
import { Section } from '../Section'
import { SettingRow } from '../SettingRow'
import { UnblockSite } from './unblock-site.generated'

const wording = publishingWording.blockedSites

/** A site whose mentions aren't taken, and the way to take them again. */
function BlockedSite({ domain }: { domain: string }) {
  const unblocking = useChange(UnblockSite)
  const unblock = async () => {
    if (await unblocking.run({ domain })) showToast({ message: wording.done(domain) })
  }
  return (
    <SettingRow
      title={domain}
      more={
        <Button onClick={() => void unblock()} isPending={unblocking.isPending} pendingText={wording.working}>
          {wording.unblock}
          <span className="sr-only"> {domain}</span>
        </Button>
      }
    >
      {wording.hint}
      <RefusalText id={`blocked-${domain}`} refusal={unblocking.refusal} />
    </SettingRow>
  )
}

/** The sites whose mentions the viewer has blocked; nothing without any. Rule: docs/rules/webmentions.md, "Deciding". */
export const BlockedSites = ({ domains }: { domains: readonly string[] }) =>
  domains.length === 0 ? null : (
    <Section title={wording.title} text={wording.text}>
      {domains.map((domain) => (
        <BlockedSite key={domain} domain={domain} />
      ))}
    </Section>
  )
