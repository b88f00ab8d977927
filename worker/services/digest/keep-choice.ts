import { digestAfter } from '../../../schema/rules/digests'
import { deleteReaderDigest, keepReaderDigest, readerDigestOf } from '../../data/digest/reader-digests'
import type { Needs } from '../parts'
import { browserZone } from './browser-zone'

/** The choices, as programs name them. */
export const READER_CHOICES = ['OFF', 'DAILY', 'WEEKLY'] as const
export type ReaderChoice = (typeof READER_CHOICES)[number]

const RHYTHMS = { DAILY: 'daily', WEEKLY: 'weekly' } as const
const CHOICES = { daily: 'DAILY', weekly: 'WEEKLY' } as const

/** How often somebody is told of what they follow. */
export async function readerChoice({ db }: Needs<'db'>, userId: string): Promise<ReaderChoice> {
  const row = await db.first(readerDigestOf, userId)
  return row ? CHOICES[row.rhythm] : 'OFF'
}

/** Stores how often somebody is told of what they follow. Idempotent. */
export async function keepChoice(
  parts: Needs<'db' | 'clock' | 'browser'>,
  userId: string,
  choice: ReaderChoice,
): Promise<void> {
  const { db, clock } = parts
  if (choice === 'OFF') return void (await db.write([deleteReaderDigest(userId)]))
  if ((await readerChoice(parts, userId)) === choice) return
  const now = clock.now()
  const rhythm = RHYTHMS[choice]
  const dueAt = digestAfter(rhythm, browserZone(parts), now)
  await db.write([keepReaderDigest({ userId, rhythm, toldUntil: now, dueAt })])
}
