import { countOf } from './counts'

const HOUR = 60
const DAY = 24 * HOUR

/** How long it takes, in the largest unit of which there is one. */
function howLong(minutes: number): string {
  if (minutes >= DAY) return countOf(Math.ceil(minutes / DAY), 'day')
  return minutes >= HOUR ? countOf(Math.ceil(minutes / HOUR), 'hour') : countOf(minutes, 'minute')
}

const stories = (n: number, kind = ''): string => countOf(n, `${kind}story`, `${kind}stories`)

/** Texts about the member-only stories that people without a membership can read. */
export const meterWording = {
  title: 'Free stories',
  rule: (month: number, hour: number, day: number) =>
    `Without a membership, you can read ${stories(month, 'member-only ')} in 30 days: up to ${stories(hour)} an hour and ${stories(day)} a day. Each stays open to you for 30 days.`,
  left: (left: number, most: number) =>
    left === 0
      ? `You’ve read your ${countOf(most, 'free story', 'free stories')} of the last 30 days.`
      : `You have ${left} of ${countOf(most, 'free story', 'free stories')} left.`,
  wait: (minutes: number) => `You can open the next one in ${howLong(minutes)}.`,
} as const
