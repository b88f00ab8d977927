import type { PublishSettings } from '../../../schema/inputs/draft'
import { isMailable } from '../../../schema/rules/post-states'
import { languageOfText } from '../../../schema/story/language'
import { bodyText } from '../../../schema/story/text'
import { draftWording } from '../../../schema/wording/draft'
import { storyInputWording } from '../../../schema/wording/story-input'
import type { Statement } from '../../data/database'
import { dropLettersOfDraft } from '../../data/letter/with-story'
import { recordTold } from '../../data/notification/writes'
import { postsByIds } from '../../data/post/queries'
import type { Post } from '../../data/post/rows'
import { type SavedPost, savedPostById } from '../../data/post/writes-state'
import { type BannedLink, bannedLinkIn } from '../banned-domain/find-banned'
import { lettersWithStory } from '../letter/letters-with-story'
import { tellTabs } from '../notification/notify'
import type { Person } from '../policies/actor'
import { can } from '../policies/can'
import { saveStory } from '../post/save-story'
import { inputOf, keepsPreview } from '../post/saved-input'
import { documentOf } from '../post/store-draft'
import type { StoryInput } from '../post/story-input'
import { pictureOf } from '../post/story-row'
import { type Failure, fail, ok, type Result } from '../result'
import { type NewerDraft, newerDraft } from './answers'
import { besideText, changesOf } from './chosen-settings'
import { type DraftParts, storyParts } from './parts'
import { type NoWriter, notThere, requireEditor } from './require-writer'
import { shownText } from './shown-text'

export type NotPublished =
  | NoWriter
  | NewerDraft
  | BannedLink
  | Failure<'BAD_REQUEST' | 'NOT_FOUND' | 'ACCOUNT_SUSPENDED'>

interface ToPublish {
  postId: string
  baseRevision: number
  settings: PublishSettings
  /** When, if not now. */
  publishAt?: number
  /** The newsletters that send it once it is out; nothing if that stays as it is. */
  newsletterIds?: readonly string[] | undefined
  /** Whether it goes out by mail only. */
  byMailOnly?: boolean
  /** Whether followers aren't told. */
  isQuiet?: boolean
}

const isOut = ({ state }: Pick<SavedPost, 'state'>): boolean => state === 'published' || state === 'unlisted'

/** Why a story can't go out by mail only, or be planned, if it can't. */
function faultOfMailing(before: SavedPost, { byMailOnly, publishAt, newsletterIds }: ToPublish) {
  if (before.state === 'mailed' && publishAt !== undefined)
    return fail('BAD_REQUEST', draftWording.mailedNotPlanned, 'publishAt')
  if (!byMailOnly || before.state === 'mailed') return undefined
  if (isOut(before)) return fail('BAD_REQUEST', draftWording.alreadyPublished, 'byMailOnly')
  return newsletterIds?.length ? undefined : fail('BAD_REQUEST', draftWording.mailedByNobody, 'newsletterIds')
}

/** The state that a publish leads to, and when the story came or comes out. */
function timeOf(saved: SavedPost, { settings, publishAt, byMailOnly }: ToPublish, now: number) {
  if (byMailOnly) return { state: 'mailed' } as const
  if (publishAt !== undefined) return { state: 'scheduled', publishedAt: publishAt } as const
  const { firstPublishedAt, latestPublishedAt, state: before } = saved
  const isUnlisted = settings.isUnlisted ?? before === 'unlisted'
  const state = isUnlisted ? ('unlisted' as const) : ('published' as const)
  // A time that was only planned doesn't count any more.
  const cameOut = latestPublishedAt !== null && firstPublishedAt !== null && firstPublishedAt <= now
  return cameOut ? { state } : { state, publishedAt: now }
}

/** What is saved beside a story. */
interface Beside extends Partial<Pick<ToPublish, 'settings' | 'isQuiet'>> {
  before: Statement[]
}

/** Saves a story, and returns it as it is then. */
async function saved(
  parts: DraftParts,
  input: StoryInput,
  { settings = {}, before, isQuiet = false }: Beside,
): Promise<Result<Post, NotPublished>> {
  const { id } = input
  const quiet = (postId: string) => (isQuiet ? [recordTold(postId, '', '', parts.clock.now())] : [])
  const after = id === undefined ? [] : [...besideText(id, settings), ...quiet(id)]
  const result = await saveStory({ ...storyParts(parts), alongside: { before, after } }, input)
  if (!result.ok) {
    const { failure } = result
    return 'revision' in failure
      ? newerDraft(failure.revision)
      : fail(failure.code, failure.message, failure.field)
  }
  const { postId, mentioned } = result.value
  parts.later(tellTabs(parts, mentioned))
  return shown(parts, postId)
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
async function newest(
  parts: DraftParts,
  postId: string,
): Promise<Result<{ saved: SavedPost; writer: Person }, NotPublished>> {
  const editor = await requireEditor(parts, postId, 'publish')
  if (!editor.ok) return editor
  const { writer, post: current } = editor.value
  if (current.state === 'trashed') return notThere(current)
  if (!can(writer, 'publish', { entity: 'account', account: writer }))
    return fail('ACCOUNT_SUSPENDED', draftWording.suspended)
  await parts.drafts.store(postId)
  const post = await parts.db.first(savedPostById, postId)
  return post ? ok({ saved: post, writer }) : fail('NOT_FOUND', storyInputWording.gone, 'postId')
}

/**
 * Whether a story keeps its preview picture. While it is out, its row has the picture of the text that readers see,
 * which may have left the newest one.
 */
export const keepsPicture = async (parts: Pick<DraftParts, 'db'>, before: SavedPost): Promise<boolean> =>
  keepsPreview(before, await shownText(parts, before), documentOf(before).body)

/** The language of a story that comes out for the first time: what it says, unless its script says otherwise. */
export const firstLanguage = (before: SavedPost): Partial<StoryInput> =>
  before.latestPublishedAt === null
    ? { language: languageOfText(bodyText(documentOf(before).body), before.language) }
    : {}

async function publishOnce(parts: DraftParts, asked: ToPublish): Promise<Result<Post, NotPublished>> {
  const latest = await newest(parts, asked.postId)
  if (!latest.ok) return latest
  const { saved: before, writer: sender } = latest.value
  if (before.revision !== asked.baseRevision) return newerDraft(before.revision)
  if (asked.publishAt !== undefined && isOut(before))
    return fail('BAD_REQUEST', draftWording.alreadyPublished, 'publishAt')
  const fault = faultOfMailing(before, asked)
  if (fault) return fault
  const {
    excerpt: _,
    picture,
    ...input
  } = inputOf(before, {
    ...firstLanguage(before),
    ...changesOf(asked.settings),
    ...timeOf(before, asked, parts.clock.now()),
  })
  const banned = await bannedLinkIn(parts.db, [input.title, input.subtitle, input.body, asked.settings])
  if (banned) return banned
  // What is out already, or was sent, isn't sent by publishing it again.
  const letters = isMailable(before.state)
    ? ok([])
    : await lettersWithStory(parts, {
        post: before,
        sender,
        newsletterIds: asked.newsletterIds,
        at: asked.publishAt,
      })
  if (!letters.ok) return letters
  const beside = { ...asked, before: letters.value }
  const { previewImageId } = asked.settings
  if (previewImageId) {
    const chosen = pictureOf(input.body, previewImageId)
    if (!chosen) return fail('BAD_REQUEST', storyInputWording.noPicture, 'previewImageId')
    return saved(parts, { ...input, picture: chosen }, beside)
  }
  const keepsIts = picture !== undefined && (await keepsPicture(parts, before))
  return saved(parts, keepsIts ? { ...input, picture } : input, beside)
}

/**
 * Publishes the newest text now or plans it, with everything that an ordinary save does: lists, counts, versions,
 * search, followers, purges. What has become of its text meanwhile is a conflict. If only its state has changed, as by
 * the same publish sent twice, it is tried once more.
 */
export async function publishText(parts: DraftParts, asked: ToPublish): Promise<Result<Post, NotPublished>> {
  const result = await publishOnce(parts, asked)
  const isSameText =
    !result.ok && 'newestRevision' in result.failure && result.failure.newestRevision === asked.baseRevision
  return isSameText ? publishOnce(parts, asked) : result
}

/** Makes a story a draft again, with its newest text. A draft isn't changed. */
export async function unpublishText(parts: DraftParts, postId: string): Promise<Result<Post, NotPublished>> {
  const latest = await newest(parts, postId)
  if (!latest.ok) return latest
  const before = latest.value.saved
  if (before.state === 'draft') return shown(parts, postId)
  const dropped = before.state === 'scheduled' ? [dropLettersOfDraft(postId)] : []
  return saved(parts, inputOf(before, { state: 'draft' }), { before: dropped })
}
