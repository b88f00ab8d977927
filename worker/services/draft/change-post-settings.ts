import * as v from 'valibot'
import { type PublishSettings, publishSettings } from '../../../schema/inputs/draft'
import { entityId } from '../../../schema/inputs/text'
import { draftWording } from '../../../schema/wording/draft'
import { storyInputWording } from '../../../schema/wording/story-input'
import type { Statement } from '../../data/database'
import { listTagsIfListed, unlistTags } from '../../data/moderation/writes'
import { copyPreviewColor } from '../../data/post/copies'
import { expectUntouched, setPreview, setSettings } from '../../data/post/draft-writes'
import type { Post } from '../../data/post/rows'
import { isOutdated, listOrUnlist, replaceTagsOfPost } from '../../data/post/writes'
import { type SavedPost, savedPostById } from '../../data/post/writes-state'
import { tagsBySlugs } from '../../data/tag/queries'
import { forgetFormerTagWriters, insertTags, type TagName } from '../../data/tag/writes'
import { can } from '../policies/can'
import { staleTags } from '../post/cache-tags'
import { count, uncount } from '../post/save-story'
import type { PreviewPicture } from '../post/story-input'
import { pictureOf } from '../post/story-row'
import { type Failure, fail, ok, type Result } from '../result'
import { unmergedTags } from '../tag/merged'
import { defineUseCase } from '../use-case'
import { besideText, changesOf } from './chosen-settings'
import type { DraftParts } from './parts'
import { readSettings, type ShownSettings } from './read-settings'
import { type NoWriter, requireEditor } from './require-writer'
import { shownText } from './shown-text'

type NotChanged = NoWriter | Failure<'BAD_REQUEST' | 'NOT_FOUND' | 'CONFLICT' | 'ACCOUNT_SUSPENDED'>

/** How often a change is tried while the story is being saved. */
const MOST_ATTEMPTS = 3

const isOut = ({ state }: Pick<Post, 'state'>): boolean => state === 'published' || state === 'unlisted'

const gone = fail('NOT_FOUND', storyInputWording.gone, 'postId')

/** What the settings make of a story. */
interface Change {
  before: SavedPost
  after: SavedPost
  /** What writes the settings; nothing of what isn't given. */
  statements: Statement[]
}

/** The picture that lists are to show; null if it isn't one of the text's, absent if none is chosen. */
async function chosenPicture(parts: DraftParts, saved: SavedPost, imageId: string | null | undefined) {
  if (!imageId) return undefined
  return pictureOf(await shownText(parts, saved), imageId) ?? null
}

async function changeOf(
  parts: DraftParts,
  before: SavedPost,
  settings: PublishSettings,
): Promise<Result<Change, NotChanged>> {
  const now = parts.clock.now()
  const { previewImageId, isUnlisted } = settings
  const { id } = before
  if (isUnlisted && !isOut(before)) return fail('BAD_REQUEST', storyInputWording.unlistedDraft, 'isUnlisted')
  const { tags: named, ...columns } = changesOf(settings)
  const slugs = JSON.stringify(named?.map(({ slug }) => slug) ?? [])
  const [picture, known] = await Promise.all([
    chosenPicture(parts, before, previewImageId),
    named && named.length > 0 ? parts.db.all(tagsBySlugs, slugs) : [],
  ])
  if (picture === null) return fail('BAD_REQUEST', storyInputWording.noPicture, 'previewImageId')
  const tags = named && unmergedTags(named, known)
  const { access = null, language = null, license = null } = columns
  const listing = isUnlisted ? ('unlisted' as const) : ('published' as const)
  const state = typeof isUnlisted === 'boolean' && isOut(before) ? listing : null
  // Whether its writer is shown is decided within the batch. What stays is the same to its lists.
  const isListed = state === null || state === before.state ? before.isListed : state === 'published' ? 1 : 0
  return ok({
    before,
    after: {
      ...before,
      ...columns,
      state: state ?? before.state,
      isListed,
      ...(tags ? { tags: JSON.stringify(tags.map(({ slug }) => slug)) } : {}),
    },
    statements: [
      setSettings(id, state, access, settings.canonicalUrl ?? null, language, license, now),
      ...besideText(id, settings),
      ...(previewImageId && picture ? previewStatements(id, previewImageId, picture) : []),
      listOrUnlist(id, now),
      ...(tags ? topicStatements(id, tags, now) : [unlistTags(id), listTagsIfListed(id)]),
    ],
  })
}

const previewStatements = (
  id: string,
  imageId: string,
  { alt = '', focusPercentX = 50, focusPercentY = 50 }: PreviewPicture,
): Statement[] => [setPreview(id, imageId, alt, focusPercentX, focusPercentY), copyPreviewColor(id)]

const topicStatements = (id: string, topics: readonly TagName[], now: number): Statement[] => [
  ...(topics.length === 0 ? [] : [insertTags(topics, now)]),
  ...replaceTagsOfPost(
    id,
    topics.map(({ slug }) => slug),
  ),
]

async function write(
  { db, clock, purger, reindex }: DraftParts,
  { before, after, statements }: Change,
): Promise<void> {
  const { id } = before
  const stale = staleTags(purger.names, before, after)
  await db.write([
    expectUntouched(id, before.updatedAt),
    ...uncount(id),
    ...statements,
    ...count(id),
    forgetFormerTagWriters(before.creatorId, JSON.parse(before.tags)),
    ...purger.statements(stale, { now: clock.now() }),
  ])
  reindex([id])
  await purger.request()
}

/**
 * Changes the settings of a story without publishing its text again: readers go on seeing the version that is out. What
 * isn't given stays. Idempotent. Rule: docs/rules/writing.md, "Settings of a story".
 */
export const changePostSettings = defineUseCase(
  v.object({ postId: entityId, settings: publishSettings }),
  async (parts: DraftParts, { postId, settings }): Promise<Result<ShownSettings, NotChanged>> => {
    const editor = await requireEditor(parts, postId, 'change')
    if (!editor.ok) return editor
    const { writer, post, mayPublish } = editor.value
    // Readers notice at once, as with a publish.
    if (isOut(post)) {
      if (!mayPublish) return fail('FORBIDDEN', draftWording.notYours)
      if (!can(writer, 'publish', { entity: 'account', account: writer }))
        return fail('ACCOUNT_SUSPENDED', draftWording.suspended)
    }
    // Otherwise what has just been written would be stored with the settings from before.
    if (!isOut(post)) await parts.drafts.store(postId)
    for (let attempt = 1; ; attempt++) {
      const before = await parts.db.first(savedPostById, postId)
      if (!before || before.state === 'trashed' || before.state === 'removed') return gone
      const change = await changeOf(parts, before, settings)
      if (!change.ok) return change
      try {
        await write(parts, change.value)
        return await readSettings(parts, postId)
      } catch (error) {
        if (!isOutdated(error)) throw error
        // Somebody has saved it at this moment: what isn't given is as they have left it.
        if (attempt === MOST_ATTEMPTS) return fail('CONFLICT', storyInputWording.outdated)
      }
    }
  },
)
