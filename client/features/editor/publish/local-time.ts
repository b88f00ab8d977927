import { LANGUAGE } from '../../../../schema/wording/language'

const pad = (n: number): string => String(n).padStart(2, '0')

/** A time as a field of the kind `datetime-local` takes it: in the writer's own time zone, to the minute. */
export function fieldTime(time: number): string {
  const date = new Date(time)
  const day = [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join('-')
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`
}

/** The time in such a field; nothing for an empty or incomplete one. */
export function timeInField(text: string): number | undefined {
  const time = /^\d{4,6}-\d\d-\d\dT\d\d:\d\d/.test(text) ? new Date(text).getTime() : Number.NaN
  return Number.isNaN(time) ? undefined : time
}

/** 'Nov 22, 2026, 2:30 PM', in the writer's own time zone. */
export const localTime = (time: number): string =>
  new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'medium', timeStyle: 'short' }).format(time)

/** 'Monday, November 30, 2026 at 8:00 AM Central European Standard Time', in the writer's own time zone. */
export const longLocalTime = (time: number): string =>
  new Intl.DateTimeFormat(LANGUAGE, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'long',
  }).format(time)

/** 'Central European Standard Time': the writer's own. */
export const zoneName = (): string =>
  new Intl.DateTimeFormat(LANGUAGE, { timeZoneName: 'long' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** Eight in the morning, so many days from now, in the writer's own time zone. */
export function morningIn(days: number): number {
  const date = new Date()
  date.setDate(date.getDate() + days)
  return date.setHours(8, 0, 0, 0)
}
