import { redirect } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { notificationListWording } from '../../../schema/wording/notification-list'
import { notificationWording } from '../../../schema/wording/notifications'
import { shellWording } from '../../../schema/wording/shell'
import { NextPage } from '../../features/post/NextPage'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { useKeptFocus } from '../../lib/use-kept-focus'
import { usePage } from '../../lib/use-page'
import { Button } from '../../ui/Button'
import { Columns } from '../../ui/Columns'
import { EmptyState } from '../../ui/EmptyState'
import { Link } from '../../ui/Link'
import { TabLinks } from '../../ui/TabLinks'
import { byDay } from './days'
import { Item } from './Item'
import { NotificationsPage } from './notifications-page.generated'
import { Rail } from './Rail'
import { useKinds } from './use-kinds'
import { useMarks } from './use-marks'
import { useNew } from './use-new'
import { TABS, tabOf, variablesOf } from './variables'

const { title, tabs, empty, emptyMore, older, markAllRead, marking, settings } = notificationWording
const { arrived: arrivedText, arrivedLabel, showingArrived } = notificationListWording

export async function load(page: LoadContext): Promise<void> {
  const { notifications } = await page.query(NotificationsPage, variablesOf(page))
  // The session has ended: continuing here requires signing in.
  if (!notifications) {
    const href = linkTo('SignIn', {}, { query: { redirectUrl: page.pathname } })
    throw redirect({ href, reloadDocument: true, statusCode: 302 })
  }
}

export function head(page: PageContext): PageHead {
  const tab = tabOf(page)
  return {
    title: tab === 'all' ? title : shellWording.titleOfTab(title, tabs[tab]),
    robots: 'noindex',
    isTool: true,
  }
}

/** The reader's notifications, by day. Rules: docs/rules/notifications.md. */
export function Page() {
  const page = usePage()
  const tab = tabOf(page)
  const connection = useOperation(NotificationsPage, variablesOf(page)).notifications
  const items = connection?.notifications ?? []
  const { open, readAll, isMarking } = useMarks(items, page.state.session.isSpoofed)
  const arrived = useNew(items, variablesOf(page))
  const { off, choose } = useKinds()
  const top = useKeptFocus<HTMLDivElement>('h1')
  const path = linkTo('Notifications')
  const isEmpty = items.length === 0 && !page.search.after && !connection?.pagingInfo.next
  return (
    <Columns rail={<Rail />}>
      <div ref={top} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 tabIndex={-1} className="font-serif text-32 font-semibold tracking-tight outline-none sm:text-42">
          {title}
        </h1>
        {readAll && (
          <Button
            className="[@media(scripting:none)]:hidden"
            onClick={readAll}
            isPending={isMarking}
            pendingText={marking}
          >
            {markAllRead}
          </Button>
        )}
        <div role="status" className="w-full empty:hidden">
          {arrived.count > 0 && (
            <Button
              aria-label={arrivedLabel(arrived.count, arrived.isMore)}
              onClick={() => void arrived.show()}
              isPending={arrived.isShowing}
              pendingText={showingArrived}
            >
              {arrivedText(arrived.count, arrived.isMore)}
            </Button>
          )}
        </div>
      </div>
      <TabLinks
        label={tabs.label}
        className="mt-6"
        tabs={TABS.map((name) => ({
          href: name === 'all' ? path : `${path}?tab=${name}`,
          text: tabs[name],
          isCurrent: name === tab,
        }))}
      />
      {byDay(items).map(({ day, date, items: ofDay }) => (
        <section key={date} aria-label={date}>
          <h2 className="mt-8 text-13 font-medium text-ink-soft">
            <time dateTime={day}>{date}</time>
          </h2>
          {ofDay.map((item) => (
            <Item
              key={item.id}
              notification={item}
              onOpen={() => open(item)}
              isOff={off.has(item.kind)}
              onChoose={page.state.session.isSpoofed ? undefined : (isOn) => void choose(item.kind, isOn)}
            />
          ))}
        </section>
      ))}
      {isEmpty && <EmptyState text={empty[tab]} more={{ href: linkTo('ShowTopStories'), text: emptyMore }} />}
      <NextPage next={connection?.pagingInfo.next ?? null} text={older} />
      <Link href={linkTo('SettingsTab', { setting: 'notifications' })} look="alone" className="lg:hidden">
        {settings}
      </Link>
    </Columns>
  )
}
