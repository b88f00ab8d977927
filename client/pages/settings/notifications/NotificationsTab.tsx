import {
  kindsFor,
  NOTIFICATION_PREFERENCES,
  type NotificationKind,
  type NotificationWay,
  wantsNotification,
} from '../../../../schema/rules/notifications'
import { notificationWording } from '../../../../schema/wording/notifications'
import { useOperation } from '../../../lib/query'
import { usePage } from '../../../lib/use-page'
import { Switch } from '../../../ui/form/Checkbox'
import { Section } from '../Section'
import { useSwitches } from '../use-switches'
import { NotificationSettings, type NotificationSettingsQuery } from './notification-settings.generated'

const { kinds, ways, noMail, notSaved, settingsText, title } = notificationWording
const WAYS: readonly NotificationWay[] = ['inApp', 'byMail']

type Viewer = NonNullable<NotificationSettingsQuery['viewer']>

const kindName = (kind: NotificationKind) => kind.toUpperCase().replace('-', '_') as keyof typeof kinds

/** What somebody is notified about, on the site and by mail; each choice takes effect at once. */
export function NotificationsTab() {
  const { viewer } = useOperation(NotificationSettings, {})
  return viewer && <Choices viewer={viewer} />
}

function Choices({ viewer }: { viewer: Viewer }) {
  const { productName } = usePage().state.config
  const { chosen, choose } = useSwitches(viewer, notSaved)
  const hasMail = viewer.emailObfuscated !== null && viewer.unverifiedEmail === null
  const texts: Record<NotificationWay, string> = { inApp: ways.inApp(productName), byMail: ways.byMail }
  return (
    <Section title={title} text={settingsText}>
      {!hasMail && <p className="mt-4 text-14 text-ink-soft text-pretty">{noMail}</p>}
      {kindsFor(viewer.isStaff).map((kind) => {
        const { title: kindTitle, text } = kinds[kindName(kind)]
        return (
          <fieldset key={kind} className="border-b border-line py-5 last:border-b-0">
            <legend className="contents text-16 font-medium">{kindTitle}</legend>
            <p className="mt-1 text-14 text-ink-soft">{text}</p>
            <div className="mt-3 max-w-[360px]">
              {WAYS.map((way) => (
                <Switch
                  key={way}
                  label={texts[way]}
                  checked={wantsNotification(chosen, kind, way)}
                  disabled={way === 'byMail' && !hasMail}
                  onChange={(event) =>
                    void choose(NOTIFICATION_PREFERENCES[kind][way], event.currentTarget.checked)
                  }
                />
              ))}
            </div>
          </fieldset>
        )
      })}
    </Section>
  )
}
