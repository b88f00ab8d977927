import * as v from 'valibot'
import { opaque } from '../../../../schema/inputs/text'
import { isPreferenceName, isPreferenceValue } from '../../../../schema/rules/preferences'
import { MAX_SLUG } from '../../../../schema/rules/slug'
import { importOwnWording as wording } from '../../../../schema/wording/import-own'
import { tagsBySlugs } from '../../../data/tag/queries'
import { followTags } from '../../../data/viewer/tag-follows'
import { keepMissingPreferences } from '../../../data/viewer/writes'
import type { Piece, Restored, Restoring } from './restoring'
import { rowsLike } from './rows-like'

/** More topics than anybody follows. */
const MOST_TOPICS = 2_000

const preferenceRow = v.object({ name: v.string(), value: v.pipe(v.string(), v.maxLength(10_000)) })
const followRow = v.object({
  tagSlug: v.pipe(opaque(MAX_SLUG, wording.unreadable), v.nonEmpty()),
  createdAt: v.number(),
})

/** Whether a preference is known here, with its value as JSON. */
function isKnown({ name, value }: v.InferOutput<typeof preferenceRow>): boolean {
  try {
    return isPreferenceName(name) && isPreferenceValue(name, JSON.parse(value))
  } catch {
    return false
  }
}

/** Brings back the preferences that the person hasn't set here, and the topics that they follow. */
async function restore({ parts, data, owner }: Restoring): Promise<Restored> {
  const { db, clock, purger } = parts
  const now = clock.now()
  const preferences = (await rowsLike(data, 'user_preference', preferenceRow)).filter(isKnown)
  const follows = await rowsLike(data, 'tag_follow', followRow)
  const followed = follows
    .slice(0, MOST_TOPICS)
    .map(({ tagSlug, createdAt }) => ({ slug: tagSlug, at: Math.min(createdAt, now) }))
  const changes = await db.write([
    keepMissingPreferences(
      owner.id,
      JSON.stringify(preferences.map(({ name, value }) => [name, value])),
      now,
    ),
    ...followTags(owner.id, followed),
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
