import { linkTo } from '../../../schema/routes/links'
import { NOTIFICATION_KEPT } from '../../../schema/rules/notifications'
import { DAY } from '../../../schema/rules/time-units'
import { notificationWording } from '../../../schema/wording/notifications'
import { RailSection } from '../../ui/RailSection'

/** Help about notifications, and where they are chosen. */
export function Rail() {
  return (
    <div className="lg:sticky lg:top-20">
      <RailSection
        title={notificationWording.aside}
        more={{
          href: linkTo('SettingsTab', { setting: 'notifications' }),
          text: notificationWording.settings,
        }}
      >
        <p className="pt-4 text-14 text-ink-soft text-pretty">
          {notificationWording.asideText(NOTIFICATION_KEPT / DAY)}
        </p>
      </RailSection>
    </div>
  )
}
