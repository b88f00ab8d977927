import type { PublishSettings } from '../../../schema/inputs/draft'
import { slugify } from '../../../schema/rules/slug'
import { draftWording } from '../../../schema/wording/draft'
import { storyInputWording } from '../../../schema/wording/story-input'
import { postsByIds } from '../../data/post/queries'
import type { Post } from '../../data/post/rows'
import { type SavedPost, savedPostById } from '../../data/post/writes-state'
import { can } from '../policies/can'
import { saveStory } from '../post/save-story'
import { inputOf } from '../post/saved-input'
import type { StoryInput } from '../post/story-input'
import { type Failure, fail, ok, type Result } from '../result'
import { type NewerDraft, newerDraft } from './answers'
import { type DraftParts, storyParts } from './parts'
import { type NoWriter, requireEditor } from './require-writer'

export type NotPublished = NoWriter | NewerDraft | Failure<'BAD_REQUEST' | 'NOT_FOUND' | 'ACCOUNT_SUSPENDED'>

interface ToPublish {
  postId: string
  baseRevision: number
  settings: PublishSettings
  /** When, if not now. */
  publishAt?: number
}

const isOut = ({ state }: Pick<SavedPost, 'state'>): boolean => state === 'published' || state === 'unlisted'

/** What the settings change. Topics that are written alike are one. */
function changesOf({ tags, isLocked, canonicalUrl }: PublishSettings): Partial<StoryInput> {
  const named = tags && new Map(tags.map((name) => [slugify(name), name]))
  return {
    ...(named ? { tags: [...named].map(([slug, name]) => ({ slug, name })) } : {}),
    ...(typeof isLocked === 'boolean' ? { access: isLocked ? ('locked' as const) : ('public' as const) } : {}),
    ...(canonicalUrl ? { canonicalUrl } : {}),
  }
}

/** The state that a publish leads to, and when the story came or comes out. */
function timeOf(saved: SavedPost, { settings, publishAt }: ToPublish, now: number) {
  if (publishAt !== undefined) return { state: 'scheduled', publishedAt: publishAt } as const
  const { firstPublishedAt, latestPublishedAt, state: before } = saved
  const isUnlisted = settings.isUnlisted ?? before === 'unlisted'
  const state = isUnlisted ? ('unlisted' as const) : ('published' as const)
  // A time that was only planned doesn't count any more.
  const cameOut = latestPublishedAt !== null && firstPublishedAt !== null && firstPublishedAt <= now
  return cameOut ? { state } : { state, publishedAt: now }
}

/** Saves a story, and returns it as it is then. */
async function saved(parts: DraftParts, input: StoryInput): Promise<Result<Post, NotPublished>> {
  const result = await saveStory(storyParts(parts), input)
  if (!result.ok) {
    const { failure } = result
    return 'revision' in failure
      ? newerDraft(failure.revision)
      : fail(failure.code, failure.message, failure.field)
  }
  return shown(parts, result.value.postId)
}

async function shown({ db }: DraftParts, postId: string): Promise<Result<Post, NotPublished>> {
  const [post] = await db.all(postsByIds, JSON.stringify([postId]))
  return post ? ok(post) : fail('NOT_FOUND', storyInputWording.gone, 'postId')
}

/**
 * The story with its newest text in the database, for somebody who may publish it.
 *
 * @throws if the draft can't be stored: nothing is published then.
 */
async function newest(parts: DraftParts, postId: string): Promise<Result<SavedPost, NotPublished>> {
  const editor = await requireEditor(parts, postId)
  if (!editor.ok) return editor
  const { writer } = editor.value
  if (!can(writer, 'publish', { entity: 'account', account: writer }))
    return fail('ACCOUNT_SUSPENDED', draftWording.suspended)
  await parts.drafts.store(postId)
  const found = await parts.db.first(savedPostById, postId)
  return found ? ok(found) : fail('NOT_FOUND', storyInputWording.gone, 'postId')
}

/**
 * Publishes the newest text now or plans it, with everything that an ordinary save does: lists, counts, versions,
 * search, followers, purges. What has become of the story meanwhile is a conflict.
 */
export async function publishText(parts: DraftParts, asked: ToPublish): Promise<Result<Post, NotPublished>> {
  const found = await newest(parts, asked.postId)
  if (!found.ok) return found
  const before = found.value
  if (before.revision !== asked.baseRevision) return newerDraft(before.revision)
  if (asked.publishAt !== undefined && isOut(before))
    return fail('BAD_REQUEST', draftWording.alreadyPublished, 'publishAt')
  const { excerpt: _, ...input } = inputOf(before, {
    ...changesOf(asked.settings),
    ...timeOf(before, asked, parts.clock.now()),
  })
  return saved(parts, input)
}

/** Makes a story a draft again, with its newest text. One that is a draft stays as it is. */
export async function unpublishText(parts: DraftParts, postId: string): Promise<Result<Post, NotPublished>> {
  const found = await newest(parts, postId)
  if (!found.ok) return found
  if (found.value.state === 'draft') return shown(parts, postId)
  return saved(parts, inputOf(found.value, { state: 'draft' }))
}
