import { takenDownWording } from '../../../schema/wording/hidden-post'
import { lastHidingOf } from '../../data/moderation/acts'
import type { Reader } from '../../data/reader'
import type { HidableKind } from './decide-on-thing'

/** Why a list or a publication isn't shown, if staff has hidden it. */
export async function whyTakenDown({ db }: Pick<Reader, 'db'>, kind: HidableKind, id: string) {
  const hiding = await db.first(lastHidingOf, kind, id)
  if (!hiding) return undefined
  const isTakenDown = hiding.action === 'TAKE_DOWN'
  return { message: takenDownWording[kind][isTakenDown ? 'violation' : 'review'], isTakenDown }
}
