import type { LetterWait } from '../../../schema/rules/letters'
import { DAY, MINUTE } from '../../../schema/rules/time-units'
import { usedOfWindow } from '../../data/letter/sending'
import type { JobNeeds } from '../parts'

/** The minute and the day in which mails are counted, as times, and how many more each takes. */
export interface Room {
  minute: number
  day: number
  left: number
  /** When there is room again if there is none, and for what that waits. */
  again: { dueAt: number; waitsFor: LetterWait }
}

/** How many more letters the mail service takes now. Days are those of UTC. */
export async function roomAt(
  { db, letterLimits }: JobNeeds<'db' | 'letterLimits'>,
  now: number,
): Promise<Room> {
  const minute = now - (now % MINUTE)
  const day = now - (now % DAY)
  const [inMinute, inDay] = await Promise.all([
    db.first(usedOfWindow, 'minute', minute),
    db.first(usedOfWindow, 'day', day),
  ])
  const leftOfDay = letterLimits.perDay - (inDay?.used ?? 0)
  const left = Math.max(0, Math.min(letterLimits.perMinute - (inMinute?.used ?? 0), leftOfDay))
  return {
    minute,
    day,
    left,
    again:
      leftOfDay > 0 ? { dueAt: minute + MINUTE, waitsFor: 'minute' } : { dueAt: day + DAY, waitsFor: 'day' },
  }
}
