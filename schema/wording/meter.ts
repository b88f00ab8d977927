import { countOf } from './counts'
import { waitOf } from './wait'

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
  wait: (minutes: number) => `You can open the next one in ${waitOf(minutes)}.`,
} as const
