import { linkTo } from '../../../schema/routes/links'
import { developerWording } from '../../../schema/wording/developer'
import { manageWording } from '../../../schema/wording/manage-membership'
import { notificationWording } from '../../../schema/wording/notifications'
import { publishingWording } from '../../../schema/wording/publishing'
import { settingsWording } from '../../../schema/wording/settings'
import { useViewer } from '../../lib/use-viewer'
import { Link } from '../../ui/Link'
import { RailSection } from '../../ui/RailSection'
import type { Tab } from './tabs'

const { account, security, aside } = settingsWording

const ASIDES: Readonly<Record<Tab, readonly string[]>> = {
  account: [account.aside],
  publishing: [publishingWording.aside],
  notifications: [notificationWording.settingsAside],
  membership: [manageWording.aside],
  security: [security.aside, security.asideMore],
  developer: [developerWording.aside],
}

/** Helpful information beside the settings. */
export function SettingsRail({ tab }: { tab: Tab }) {
  const viewer = useViewer()
  const isAccount = tab === 'account'
  const more = isAccount &&
    viewer !== null && { href: linkTo('ShowUser', { username: viewer.username }), text: account.viewProfile }
  return (
    <div className="lg:sticky lg:top-20">
      <RailSection title={aside} more={more}>
        <div className="space-y-3 pt-4 text-14 text-ink-soft text-pretty">
          {ASIDES[tab].map((text) => (
            <p key={text}>{text}</p>
          ))}
          {isAccount && (
            <p>
              <Link href={linkTo('YourReports')}>{account.reports}</Link>
            </p>
          )}
        </div>
      </RailSection>
    </div>
  )
}
