import * as v from 'valibot'
import { opaque } from '../../../../schema/inputs/text'
import { isPreferenceName, isPreferenceValue } from '../../../../schema/rules/preferences'
import { MAX_SLUG } from '../../../../schema/rules/slug'
import { importOwnWording as wording } from '../../../../schema/wording/import-own'
import { followTopicsAgain, keepMissingPreferences } from '../../../data/import/own-data'
import { tagsBySlugs } from '../../../data/tag/queries'
import type { OwnRow } from '../../import/own-data/own-data'
import { parseInput } from '../../use-case'
import type { Piece, Restored, Restoring } from './restoring'

/** More topics than anybody follows. */
const MOST_TOPICS = 2_000

const preferenceRow = v.object({ name: v.string(), value: v.pipe(v.string(), v.maxLength(10_000)) })
const followRow = v.object({
  tagSlug: v.pipe(opaque(MAX_SLUG, wording.unreadable), v.nonEmpty()),
  createdAt: v.number(),
})

/** A preference that is known here, with its value as JSON. */
function preferenceIn(row: OwnRow): [name: string, value: string][] {
  const read = parseInput(preferenceRow, row)
  if (!read.ok || !isPreferenceName(read.value.name)) return []
  const { name, value } = read.value
  try {
    return isPreferenceValue(name, JSON.parse(value)) ? [[name, value]] : []
  } catch {
    return []
  }
}

/** Brings back the preferences that the person hasn't set here, and the topics that they follow. */
async function restore({ parts, data, owner }: Restoring): Promise<Restored> {
  const { db, clock, purger } = parts
  const now = clock.now()
  const preferences = (await data.rows('user_preference')).flatMap(preferenceIn)
  const follows = (await data.rows('tag_follow')).flatMap((row) => {
    const read = parseInput(followRow, row)
    return read.ok ? [{ slug: read.value.tagSlug, at: Math.min(read.value.createdAt, now) }] : []
  })
  const followed = follows.slice(0, MOST_TOPICS)
  const changes = await db.write([
    keepMissingPreferences(owner.id, JSON.stringify(preferences), now),
    ...followTopicsAgain(owner.id, JSON.stringify(followed)),
    ...purger.statements(
      followed.map(({ slug }) => purger.names.topic(slug)),
      { now },
    ),
  ])
  await purger.request()
  const isNew = (changes[0] ?? 0) + (changes[2] ?? 0) > 0
  const known = await db.all(tagsBySlugs, JSON.stringify(followed.map(({ slug }) => slug)))
  const missing = followed.length - known.length
  return {
    outcome: isNew ? 'imported' : 'unchanged',
    notes: missing > 0 ? [wording.missingTopics(missing)] : [],
  }
}

/** The person's preferences and topics. */
export const settingsPiece: Piece = { kind: 'settings', title: wording.settings, restore }
