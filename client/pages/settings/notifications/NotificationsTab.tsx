import {
  kindsFor,
  mailPreference,
  NOTIFICATION_PREFERENCES,
  type NotificationKind,
  type NotificationWay,
  wantsMail,
  wantsNotification,
} from '../../../../schema/rules/notifications'
import { digestWording } from '../../../../schema/wording/digest'
import { notificationWording } from '../../../../schema/wording/notifications'
import { useOperation } from '../../../lib/query'
import { usePage } from '../../../lib/use-page'
import { Switch } from '../../../ui/form/Checkbox'
import { Link } from '../../../ui/Link'
import { Table } from '../../../ui/Table'
import { Section } from '../Section'
import { useSwitches } from '../use-switches'
import { NotificationSettings, type NotificationSettingsQuery } from './notification-settings.generated'

const { kinds, kindsTitle, tableTitle, nameOf, ways, noMail, notSaved, settingsText, title } =
  notificationWording
const weekly = kinds.WEEKLY_STATS
const WAYS: readonly NotificationWay[] = ['inApp', 'byMail']

type Viewer = NonNullable<NotificationSettingsQuery['viewer']>

const kindName = (kind: NotificationKind) => kind.toUpperCase().replace('-', '_') as keyof typeof kinds

/** What somebody is notified about, on the site and by mail; each choice takes effect at once. */
export function NotificationsTab() {
  const { viewer, ownMailPath } = useOperation(NotificationSettings, {})
  return viewer && <Choices viewer={viewer} mailPath={ownMailPath} />
}

/** What a kind is about is said to whoever rests on its name, or hears it. */
function nameOfKind(kind: NotificationKind) {
  const { title: name, text } = kinds[kindName(kind)]
  return (
    <span title={text} className="-my-1.5 block text-16 pointer-coarse:my-0">
      {name}
      <span className="sr-only">. {text}</span>
    </span>
  )
}

function Choices({ viewer, mailPath }: { viewer: Viewer; mailPath: string | null }) {
  const { productName } = usePage().state.config
  const { chosen, choose } = useSwitches(viewer, notSaved)
  const hasMail = viewer.emailObfuscated !== null && viewer.unverifiedEmail === null
  const texts: Record<NotificationWay, string> = { inApp: ways.inApp(productName), byMail: ways.byMail }
  return (
    <Section title={title} text={settingsText}>
      {!hasMail && <p className="mt-4 text-14 text-ink-soft text-pretty">{noMail}</p>}
      <Table
        caption={tableTitle}
        isCaptionHidden
        columns={[
          { id: 'kind', title: kindsTitle, cell: nameOfKind },
          ...WAYS.map((way) => ({
            id: way,
            title: texts[way],
            isNumber: true,
            cell: (kind: NotificationKind) => (
              // As tall as a line of text: what can be pressed reaches into the rows around.
              <div className="-my-4 pointer-coarse:-my-3">
                <Switch
                  label={<span className="sr-only">{nameOf(kinds[kindName(kind)].title, texts[way])}</span>}
                  checked={wantsNotification(chosen, kind, way)}
                  disabled={way === 'byMail' && !hasMail}
                  onChange={(event) =>
                    void choose(NOTIFICATION_PREFERENCES[kind][way], event.currentTarget.checked)
                  }
                />
              </div>
            ),
          })),
        ]}
        rows={kindsFor(viewer.isStaff)}
        keyOf={(kind) => kind}
      />
      <div className="mt-4">
        <Switch
          label={
            <span>
              {weekly.title}
              <span className="block text-14 text-ink-soft text-pretty">{weekly.text}</span>
            </span>
          }
          checked={wantsMail(chosen, 'weekly-stats')}
          disabled={!hasMail}
          onChange={(event) => void choose(mailPreference('weekly-stats'), event.currentTarget.checked)}
        />
      </div>
      {mailPath && hasMail && (
        <p className="mt-6 text-14">
          <Link look="underlined" href={mailPath}>
            {digestWording.choice.allMail}
          </Link>
        </p>
      )}
    </Section>
  )
}
