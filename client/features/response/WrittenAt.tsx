import { useSyncExternalStore } from 'react'
import { LANGUAGE } from '../../../schema/wording/language'
import { responseWording } from '../../../schema/wording/responses'
import { formatDate, isoDate } from '../../lib/format'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** 'just now', '4 min ago', '3 hr ago', '2 days ago'; from a week on, the date. */
export function timeSince(time: number, now: number): string {
  const { ago } = responseWording
  const past = now - time
  if (past < MINUTE) return ago.now
  if (past < HOUR) return ago.minutes(Math.floor(past / MINUTE))
  if (past < DAY) return ago.hours(Math.floor(past / HOUR))
  return past < 7 * DAY ? ago.days(Math.floor(past / DAY)) : formatDate(time)
}

/** The minute in the reader's zone. */
const exactly = (time: number): string =>
  new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'long', timeStyle: 'short' }).format(time)

/** Calls back when the browser shows a page again that it has kept, for which no time has passed. */
function whenShown(listener: () => void): () => void {
  addEventListener('pageshow', listener)
  return () => removeEventListener('pageshow', listener)
}

/**
 * When something was written: how long ago, and exactly while a pointer is on it. A stored page knows neither the time
 * at which it is read nor its reader's zone, so a document has the date.
 */
export function WrittenAt({ time }: { time: number }) {
  const ago = useSyncExternalStore(
    whenShown,
    () => timeSince(time, Date.now()),
    () => undefined,
  )
  return (
    <time dateTime={isoDate(time)} title={ago && exactly(time)}>
      {ago ?? formatDate(time)}
    </time>
  )
}
