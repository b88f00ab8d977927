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
