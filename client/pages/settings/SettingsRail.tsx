import { linkTo } from '../../../schema/routes/links'
import { developerWording } from '../../../schema/wording/developer'
import { manageWording } from '../../../schema/wording/manage-membership'
import { notificationWording } from '../../../schema/wording/notifications'
import { publishingWording } from '../../../schema/wording/publishing'
import { settingsWording } from '../../../schema/wording/settings'
import { useViewer } from '../../lib/use-viewer'
import { Link } from '../../ui/Link'
import { RailSection } from '../../ui/RailSection'

/** Helpful information beside the settings. */
export function SettingsRail({
  tab,
}: {
  tab: 'account' | 'publishing' | 'membership' | 'security' | 'notifications' | 'developer'
}) {
  const viewer = useViewer()
  const { account, security, aside } = settingsWording
  const more = tab === 'account' &&
    viewer !== null && { href: linkTo('ShowUser', { username: viewer.username }), text: account.viewProfile }
  return (
    <div className="lg:sticky lg:top-20">
      <RailSection title={aside} more={more}>
        <div className="space-y-3 pt-4 text-14 text-ink-soft text-pretty">
          {tab === 'account' ? (
            <>
              <p>{account.aside}</p>
              <p>
                <Link href={linkTo('YourReports')}>{account.reports}</Link>
              </p>
            </>
          ) : tab === 'publishing' ? (
            <p>{publishingWording.aside}</p>
          ) : tab === 'notifications' ? (
            <p>{notificationWording.settingsAside}</p>
          ) : tab === 'membership' ? (
            <p>{manageWording.aside}</p>
          ) : tab === 'developer' ? (
            <p>{developerWording.aside}</p>
          ) : (
            <>
              <p>{security.aside}</p>
              <p>{security.asideMore}</p>
            </>
          )}
        </div>
      </RailSection>
    </div>
  )
}
