import {
  kindsFor,
  NOTIFICATION_PREFERENCES,
  type NotificationKind,
  type NotificationWay,
  wantsNotification,
} from '../../../../schema/rules/notifications'
import { notificationWording } from '../../../../schema/wording/notifications'
import { useApp } from '../../../lib/app'
import { useOperationMutation } from '../../../lib/mutation'
import { useOperation } from '../../../lib/query'
import { usePage } from '../../../lib/use-page'
import { UpdateViewerPreferences } from '../../../shell/signed-in/update-viewer-preferences.generated'
import { showError } from '../../../shell/toast'
import { Switch } from '../../../ui/form/Checkbox'
import { Section } from '../Section'
import { NotificationSettings, type NotificationSettingsQuery } from './notification-settings.generated'
import { showChoice } from './show-choice'

const { kinds, ways, noMail, notSaved, settingsText, title } = notificationWording
const WAYS: readonly NotificationWay[] = ['inApp', 'byMail']

type Viewer = NonNullable<NotificationSettingsQuery['viewer']>

const kindName = (kind: NotificationKind) => kind.toUpperCase().replace('-', '_') as keyof typeof kinds

/** The stored choices, by the preference's name. */
const choicesOf = ({ viewerEdge }: Viewer): ReadonlyMap<string, boolean> =>
  new Map(
    viewerEdge.preferences.flatMap(({ name, value }) =>
      'booleanValue' in value ? [[name, value.booleanValue] as const] : [],
    ),
  )

/** What somebody is notified about, on the site and by mail; each choice takes effect at once. */
export function NotificationsTab() {
  const { viewer } = useOperation(NotificationSettings, {})
  return viewer && <Choices viewer={viewer} />
}

function Choices({ viewer }: { viewer: Viewer }) {
  const { productName } = usePage().state.config
  const { queryClient } = useApp()
  const { mutateAsync } = useOperationMutation(UpdateViewerPreferences)
  const choices = choicesOf(viewer)
  const hasMail = viewer.emailObfuscated !== null && viewer.unverifiedEmail === null
  const texts: Record<NotificationWay, string> = { inApp: ways.inApp(productName), byMail: ways.byMail }

  const choose = async (kind: NotificationKind, way: NotificationWay, isOn: boolean) => {
    const name = NOTIFICATION_PREFERENCES[kind][way]
    const before = wantsNotification(choices, kind, way)
    showChoice(queryClient, name, isOn)
    const isKept = await mutateAsync({
      userId: viewer.id,
      preferences: [{ name, booleanValue: isOn }],
    }).then(
      (result) => result.updateViewerPreferences,
      () => false,
    )
    if (!isKept) {
      showChoice(queryClient, name, before)
      showError(notSaved)
    }
  }

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
                  checked={wantsNotification(choices, kind, way)}
                  disabled={way === 'byMail' && !hasMail}
                  onChange={(event) => choose(kind, way, event.currentTarget.checked)}
                />
              ))}
            </div>
          </fieldset>
        )
      })}
    </Section>
  )
}
