import { STORY_IS_NEWS_FOR } from '../../../schema/rules/notifications'
import { UTC } from '../../../schema/rules/stats/zones'
import { mondayMorning } from '../../../schema/rules/weekly'
import { storyInputWording } from '../../../schema/wording/story-input'
import { countPostOfCollection, uncountPostOfCollection } from '../../data/collection/writes'
import type { Statement } from '../../data/database'
import { releaseLetters } from '../../data/letter/with-story'
import { insertAnnouncement } from '../../data/notification/writes'
import {
  expectRevision,
  expectState,
  insertVersion,
  isOutdated,
  listOrUnlist,
  nameVersion,
  type PostRow,
  replaceTagsOfPost,
  upsertPost,
} from '../../data/post/writes'
import { type SavedPost, savedPostById } from '../../data/post/writes-state'
import { tagsBySlugs } from '../../data/tag/queries'
import {
  countTagsOfPost,
  forgetFormerTagWriters,
  insertTags,
  type TagName,
  uncountTagsOfPost,
} from '../../data/tag/writes'
import { isShown } from '../../data/user/shown'
import { countPostOfUser, uncountPostOfUser, writersByIds } from '../../data/user/writes'
import { scheduleWeekly } from '../../data/weekly/writes'
import { keepPicturesOf } from '../media/pictures-in-use'
import { storeFramesOf } from '../media/stored-frames'
import { tellMentioned } from '../mention/tell-mentioned'
import { type Failed, type Failure, fail, failed, ok, type Result } from '../result'
import { unmergedTags } from '../tag/merged'
import { defineUseCase } from '../use-case'
import { tellOfStory } from '../webhook/story-event'
import { isTakeDown, staleTags } from './cache-tags'
import { needsDecoration, UNDECORATED } from './decorate'
import type { StoryPorts } from './ports'
import { type StoryInput, storyInput } from './story-input'
import { storyRow } from './story-row'

/** A story after a save. */
export interface SavedStory {
  outcome: 'created' | 'updated' | 'unchanged'
  postId: string
  revision: number
  slug: string
  isListed: boolean
  /** The people who are told that it mentions them: their open tabs can be (`tellTabs`). */
  mentioned: readonly string[]
}

/** Somebody else has saved the story in the meantime. */
export interface Outdated extends Failure<'CONFLICT'> {
  /** The newest revision, or 0 if the story doesn't exist. */
  readonly revision: number
}

const outdated = (revision: number): Failed<Outdated> =>
  failed({ code: 'CONFLICT', field: null, message: storyInputWording.outdated, revision })

const gone = fail('NOT_FOUND', storyInputWording.gone)

/** Whether a story can't be saved any more: staff has removed it, or it is in the trash and isn't taken out. */
const isGone = (saved: SavedPost | undefined, { restores }: StoryInput): boolean =>
  saved?.state === 'removed' || (saved?.state === 'trashed' && !restores)

/** What a save needs, and the statements that belong in the same batch. */
export interface SaveParts extends StoryPorts {
  alongside?: { before?: Statement[]; after?: Statement[] }
}

/**
 * Saves a story: its row, a new version if its text changed, its tags, every affected counter and the purge
 * of the pages that became stale, all in one batch or not at all. A save that changes nothing writes nothing.
 * Rule: docs/rules/stories.md, "Saving".
 *
 * @throws if the database fails; nothing was written then.
 */
export const saveStory = defineUseCase(storyInput, save)

async function save(
  { alongside = {}, ...ports }: SaveParts,
  given: StoryInput,
): Promise<Result<SavedStory, Failure<'NOT_FOUND'> | Outdated>> {
  const named = (given.tags ?? []).map((tag) => tag.slug)
  const [before, [creator], knownTags] = await Promise.all([
    given.id === undefined ? undefined : ports.db.first(savedPostById, given.id),
    ports.db.all(writersByIds, JSON.stringify([given.creatorId])),
    named.length === 0 ? [] : ports.db.all(tagsBySlugs, JSON.stringify(named)),
  ])
  const tags = unmergedTags(given.tags ?? [], knownTags)
  const slugs = tags.map((tag) => tag.slug)
  const input: StoryInput = { ...given, tags: [...tags] }
  if (isGone(before, input)) return gone
  const isStale = input.baseRevision !== undefined && input.baseRevision !== (before?.revision ?? 0)
  if (isStale) return outdated(before?.revision ?? 0)

  const isNewText = before === undefined || !hasSameText(before, input)
  const version = isNewText ? ports.newId() : (before.newestVersionId ?? ports.newId())
  const row = storyRow(input, before, {
    id: input.id ?? ports.newId(),
    now: ports.clock.now(),
    revision: (before?.revision ?? 0) + (isNewText ? 1 : 0),
    versionId: version,
    // The batch itself may create the writer.
    isCreatorShown: !creator || isShown(creator),
  })
  const saved = { postId: row.id, revision: row.revision, slug: row.slug, isListed: row.isListed === 1 }
  if (before && !isNewText && hasSameRow(before, row, tags) && isNothing(alongside))
    return ok({ outcome: 'unchanged', ...saved, mentioned: [] })

  const mentions =
    row.isListed === 1 && (before || isNews(before, row))
      ? await tellMentioned(ports.db, {
          postId: row.id,
          about: row.id,
          writerId: row.creatorId,
          body: input.body,
          now: row.updatedAt,
          without: [],
        })
      : undefined
  const newTags = slugs.filter(
    (slug) => !knownTags.some((tag) => tag.slug === slug || tag.mergedInto === slug),
  )
  const frames = row.versionId === null ? [] : await storeFramesOf(input.body, row.updatedAt)
  try {
    await ports.db.write([
      ...(alongside.before ?? []),
      ...frames,
      ...storyStatements(ports, input, row, before, isNewText ? version : undefined),
      // Pages that looked for such a tag are 404s.
      ...ports.purger.statements(newTags.map(ports.purger.names.topic), { now: row.updatedAt }),
      ...(mentions?.statements ?? []),
      ...(alongside.after ?? []),
    ])
  } catch (error) {
    if (!isOutdated(error)) throw error
    const newest = await ports.db.first(savedPostById, row.id)
    return isGone(newest, input) ? gone : outdated(newest?.revision ?? 0)
  }
  ports.reindex(row.id)
  const isNewlyShown = row.versionId !== null && row.versionId !== before?.versionId
  if ((isNewText || isNewlyShown) && needsDecoration(input.body)) ports.decorate(version)
  ports.purger.request()
  return ok({ outcome: before ? 'updated' : 'created', ...saved, mentioned: mentions?.told ?? [] })
}

function storyStatements(
  ports: StoryPorts,
  input: StoryInput,
  row: PostRow,
  before: SavedPost | undefined,
  newVersion: string | undefined,
): Statement[] {
  const { id, updatedAt: now } = row
  const tags = input.tags ?? []
  const slugs = tags.map((tag) => tag.slug)
  const name = `${row.state === 'mailed' ? 'Sent' : 'Published'} ${new Date(row.latestPublishedAt ?? now).toISOString().slice(0, 10)}`
  const version = {
    postId: id,
    revision: row.revision,
    name: row.versionId === null ? null : name,
    title: row.title,
    subtitle: row.subtitle,
    body: input.body,
    createdAt: now,
    decoration: needsDecoration(input.body) ? null : UNDECORATED,
  }
  const stale = staleTags(ports.purger.names, before, { ...row, tags: JSON.stringify(slugs) })
  return [
    ...(before ? [expectRevision(id, before.revision), expectState(id, before.state), ...uncount(id)] : []),
    ...(newVersion === undefined
      ? []
      : [insertVersion({ id: newVersion, ...version }), ...keepPicturesOf(input.body, now)]),
    // The text of the draft is published unchanged.
    ...(newVersion === undefined && row.versionId !== null && row.versionId !== before?.versionId
      ? [nameVersion(row.versionId, name)]
      : []),
    ...upsertPost(row),
    listOrUnlist(id, now),
    ...(slugs.length === 0 ? [] : [insertTags(tags, now)]),
    ...replaceTagsOfPost(id, slugs),
    ...count(id),
    ...(before ? [forgetFormerTagWriters(before.creatorId, JSON.parse(before.tags))] : []),
    ...tellOfStory(before, row, now),
    ...(isNews(before, row) ? [insertAnnouncement({ postId: id, createdAt: now })] : []),
    // It has come out, whoever has done that.
    ...(before?.versionId === null && row.versionId !== null ? [releaseLetters(id, now)] : []),
    ...(row.isListed === 1 && before?.isListed !== 1
      ? [scheduleWeekly({ userId: row.creatorId, dueAt: mondayMorning(UTC, now) })]
      : []),
    ...ports.purger.statements(stale, { now, urgent: isTakeDown(before, row) }),
  ]
}

/**
 * Whether followers are to hear of a story: it has just come out, and wasn't published elsewhere long ago. Rule:
 * docs/rules/notifications.md, "New stories".
 */
const isNews = (before: SavedPost | undefined, { isListed, firstPublishedAt, updatedAt }: PostRow): boolean =>
  isListed === 1 && before?.isListed !== 1 && updatedAt - (firstPublishedAt ?? 0) < STORY_IS_NEWS_FOR

/** Subtracts a story from every counter that includes it; runs before the story is changed. */
export const uncount = (postId: string): Statement[] => [
  uncountPostOfUser(postId),
  uncountPostOfCollection(postId),
  ...uncountTagsOfPost(postId),
]

/** Adds a story, as it is now, to its counters. */
export const count = (postId: string): Statement[] => [
  countPostOfUser(postId),
  countPostOfCollection(postId),
  ...countTagsOfPost(postId),
]

const isNothing = ({ before = [], after = [] }: NonNullable<SaveParts['alongside']>): boolean =>
  before.length + after.length === 0

/** A draft keeps the space around its title, which may be one between words a moment later. */
const hasSameText = (before: SavedPost, input: StoryInput): boolean =>
  before.versionTitle?.trim() === input.title &&
  before.versionSubtitle?.trim() === (input.subtitle ?? '') &&
  before.body === JSON.stringify(input.body)

/** A different save time alone isn't a change. */
function hasSameRow(before: SavedPost, row: PostRow, tags: readonly TagName[]): boolean {
  const ignored = new Set<keyof PostRow>(['updatedAt', 'latestPublishedAt', 'clapCount'])
  const fields = (Object.keys(row) as (keyof PostRow)[]).filter((field) => !ignored.has(field))
  return (
    fields.every((field) => before[field] === row[field]) &&
    before.tags === JSON.stringify(tags.map((tag) => tag.slug))
  )
}
