import { linkTo } from '../../../schema/routes/links'
import { historyWording as wording } from '../../../schema/wording/reading-history'
import { formatDate, isoDate } from '../../lib/format'
import { useOperation } from '../../lib/query'
import { useKeptFocus } from '../../lib/use-kept-focus'
import { usePage } from '../../lib/use-page'
import { EmptyState } from '../../ui/EmptyState'
import { NextPage } from '../post/NextPage'
import { NeedsScript } from '../settings/NeedsScript'
import { HistoryCard, type HistoryItem } from './HistoryCard'
import { HistoryTools } from './HistoryTools'
import { historyVariables } from './history-load'
import { ReadingHistory } from './reading-history.generated'
import { useRemoval } from './use-removal'

/** The stories read on one day. */
interface Day {
  day: string
  at: number
  read: HistoryItem[]
}

/** Groups the history, which is in order, by days. */
function daysOf(items: readonly HistoryItem[]): Day[] {
  const days: Day[] = []
  for (const item of items) {
    const day = formatDate(item.readAt)
    const last = days.at(-1)
    if (last?.day === day) last.read.push(item)
    else days.push({ day, at: item.readAt, read: [item] })
  }
  return days
}

/** What the viewer has read or begun, by days, the last first. */
export function History() {
  const { viewer } = useOperation(ReadingHistory, historyVariables(usePage()))
  const { hidden, remove } = useRemoval()
  const area = useKeptFocus<HTMLDivElement>()
  if (!viewer) return null
  const { readingHistory, readingHistoryState: state } = viewer
  const items = readingHistory.items.filter(({ id }) => !hidden.includes(id))
  return (
    <>
      <NeedsScript text={wording.needsScript} />
      <HistoryTools state={state} isEmpty={items.length === 0} />
      <div ref={area}>
        {items.length === 0 && (
          <EmptyState
            text={state === 'PAUSED' ? wording.nonePaused : wording.none}
            more={{ href: linkTo('Home'), text: wording.home }}
          />
        )}
        {daysOf(items).map(({ day, at, read }) => (
          <section key={day} aria-label={day}>
            <h2 tabIndex={-1} className="mt-8 text-14 font-medium text-ink-soft">
              <time dateTime={isoDate(at).slice(0, 10)}>{day}</time>
            </h2>
            {read.map((item) => (
              <HistoryCard
                key={item.id}
                item={item}
                onRemove={() => void remove({ id: item.id, title: item.post.listTitle })}
              />
            ))}
          </section>
        ))}
      </div>
      <NextPage next={readingHistory.pagingInfo.next} text={wording.more} />
    </>
  )
}
