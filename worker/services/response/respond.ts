import { trendingScore } from '../../../schema/rules/ranking'
import { readingSeconds } from '../../../schema/rules/reading-time'
import { NEW_ACCOUNT, responseScore } from '../../../schema/rules/responses'
import { slugify } from '../../../schema/rules/slug'
import { languageOfText } from '../../../schema/story/language'
import type { StoryBody } from '../../../schema/story/paragraph'
import { bodyImages, bodyText, bodyWords, excerptOf, shorten } from '../../../schema/story/text'
import { responseMessages } from '../../../schema/wording/response-messages'
import type { Statement } from '../../data/database'
import { postsByIds } from '../../data/post/queries'
import type { Post } from '../../data/post/rows'
import { insertVersion } from '../../data/post/writes'
import { settleResponse } from '../../data/response/counts'
import { responseOfKey, standingOfWriter } from '../../data/response/queries'
import {
  insertResponse,
  insertResponsePost,
  isRespondedAlready,
  scoreResponse,
} from '../../data/response/writes'
import { iftttOfResponse } from '../ifttt/tell'
import { keepPicturesOf } from '../media/pictures-in-use'
import { tellMentioned } from '../mention/tell-mentioned'
import { notifyStatements, tellTabs } from '../notification/notify'
import type { Person } from '../policies/actor'
import { needsDecoration, UNDECORATED } from '../post/decorate'
import { fail, failed, ok, type Result } from '../result'
import { tellOfResponse } from '../webhook/people-events'
import { type Answered, canIn, idOf } from './discussion'
import type { RespondingParts } from './parts'
import { type GivenResponse, hasLink, type ResponseText, readResponse } from './response-body'
import { sentBefore } from './sent-before'
import { heldEvent, mentioning, responseEvent, toldOfResponse } from './told'
import { type NotPublished, whyNot, whyNotNow } from './why-not'

/** The title of a response, by which lists name it: its first words. */
const TITLE_LENGTH = 100

/** What its pictures show, for people who can't see them. */
const descriptionsIn = (body: StoryBody): string =>
  body.flatMap((paragraph) => (paragraph.type === 'IMG' ? paragraph.alt : [])).join(' ')

/** What the words of a response make of its row. */
export function textColumns({ body }: ResponseText) {
  const excerpt = excerptOf(body)
  const title = shorten(bodyText(body) || descriptionsIn(body) || responseMessages.picture, TITLE_LENGTH)
  const wordCount = bodyWords(body)
  return {
    title,
    slug: slugify(title),
    excerpt,
    wordCount,
    readingTime: readingSeconds(wordCount, bodyImages(body)),
  }
}

/**
 * Whether a response waits for a decision: the first one of a new account without a verified mobile number, and one that
 * leads elsewhere or shows a picture from an account of which none was shown. Rule: docs/rules/responses.md, "What waits".
 */
async function mustWait(
  { db, clock }: RespondingParts,
  actor: Person,
  { discussion }: Answered,
  { body }: ResponseText,
): Promise<boolean> {
  if (canIn(actor, discussion, 'curate')) return false
  const standing = await db.first(standingOfWriter, actor.id)
  if (!standing || standing.hasShown === 1) return false
  const isUnproven = !actor.isMobileVerified && clock.now() - standing.createdAt < NEW_ACCOUNT
  return isUnproven || hasLink(body) || bodyImages(body) > 0
}

/** The statements that store a response. */
export function responseStatements(
  answered: Answered,
  text: ResponseText,
  at: {
    id: string
    versionId: string
    authorId: string
    key: string | null
    quoteId?: string | undefined
    now: number
    isHeld: boolean
    isByMail?: boolean
  },
): Statement[] {
  const { discussion, response } = answered
  const { id, versionId, authorId, key, quoteId = null, now, isHeld, isByMail = false } = at
  const columns = textColumns(text)
  const given = discussion.kind === 'post' ? discussion.post.language : 'en'
  return [
    insertVersion({
      id: versionId,
      postId: id,
      revision: 1,
      name: null,
      title: columns.title,
      body: text.body,
      createdAt: now,
      decoration: needsDecoration(text.body) ? null : UNDECORATED,
    }),
    insertResponsePost({
      id,
      kind: 'response',
      state: isHeld ? 'draft' : 'published',
      creatorId: authorId,
      inResponseToPostId: response || discussion.kind === 'post' ? answered.id : null,
      ...columns,
      versionId,
      revision: 1,
      createdAt: now,
      updatedAt: now,
      firstPublishedAt: isHeld ? null : now,
      latestPublishedAt: isHeld ? null : now,
      language: languageOfText(bodyText(text.body), given),
      trendingScore: trendingScore({ claps: 0, reads: 0 }, now),
    }),
    insertResponse({
      postId: id,
      rootKind: discussion.kind,
      rootId: idOf(discussion),
      parentId: answered.id,
      depth: (response?.place.depth ?? 0) + 1,
      authorId,
      quoteId,
      responseKey: key,
      source: text.source,
      status: isHeld ? 'held' : 'shown',
      isByMail,
      score: responseScore(0, 0, now),
      createdAt: now,
    }),
    ...settleResponse(id),
    ...(response && !isHeld ? [rescored(response.post, 1)] : []),
  ]
}

/** Ranks a response again after its number of answers has changed. */
export const rescored = ({ id, clapCount, responseCount, createdAt }: Post, more: number): Statement =>
  scoreResponse(id, responseScore(clapCount, Math.max(0, responseCount + more), createdAt))

/** The tags of the pages that a response changes. */
export const responseTags = (
  { purger }: Pick<RespondingParts, 'purger'>,
  { discussion, id }: Answered,
  author: string,
): string[] => {
  const { names } = purger
  const root = idOf(discussion)
  return [...new Set([root, id, author])].map(names.responses)
}

/**
 * Publishes a response of the viewer's, or has it wait, and tells whom it is for. Sending it twice with a key
 * publishes it once; other words with the same key are refused. Rule: docs/rules/responses.md, "Writing".
 */
export async function respond(
  parts: RespondingParts,
  actor: Person,
  answered: Answered,
  given: GivenResponse & {
    key?: string | null | undefined
    /** The public highlight of the story that it is about. */
    quoteId?: string | undefined
    /** Whose highlight that is. */
    quoterId?: string | undefined
    /** It is the reply to a letter, and waits whoever has written it. */
    isByMail?: boolean
  },
): Promise<Result<Post, NotPublished>> {
  const { db, clock, newId, purger, later, decorate } = parts
  // Of each thing that is answered, since the same key for another one is another response.
  const key = typeof given.key === 'string' ? `${answered.id} ${given.key}` : null
  const before = async () => (key === null ? undefined : db.first(responseOfKey, actor.id, key))
  const published = await before()
  // Whatever stands in the way by now, what was published is.
  const refused = published ? undefined : await whyNot(parts, actor, answered, given.quoterId)
  if (refused) return failed(refused)
  const read = await readResponse(db, given)
  if (!read.ok) return read
  if (published) return sentBefore(db, published, read.value.body)
  const late = await whyNotNow(parts, actor, read.value, given.text ? 'text' : 'deltas')
  if (late) return failed(late)
  const { isByMail = false } = given
  const isHeld = isByMail || (await mustWait(parts, actor, answered, read.value))
  const now = clock.now()
  const id = newId()
  const versionId = newId()
  const told = toldOfResponse(answered, actor.id, isHeld)
  const eventOf = isHeld ? heldEvent : responseEvent
  const mentions = isHeld
    ? undefined
    : await tellMentioned(db, mentioning(answered, id, actor.id, read.value.body, now, told))
  try {
    await db.write([
      ...responseStatements(answered, read.value, {
        id,
        versionId,
        authorId: actor.id,
        key,
        quoteId: given.quoteId,
        now,
        isHeld,
        isByMail,
      }),
      ...keepPicturesOf(read.value.body, now),
      ...notifyStatements(told, eventOf(answered, id, actor.id), now),
      ...(isHeld
        ? []
        : [
            tellOfResponse(answered.discussion, { id, authorId: actor.id, parentId: answered.id }, now),
            ...iftttOfResponse(answered.discussion, answered.id, now),
          ]),
      ...(mentions?.statements ?? []),
      ...(isHeld ? [] : purger.statements(responseTags(parts, answered, actor.id), { now })),
    ])
  } catch (error) {
    // The response was sent twice at once.
    const other = isRespondedAlready(error) ? await before() : undefined
    if (other) return sentBefore(db, other, read.value.body)
    throw error
  }
  if (needsDecoration(read.value.body)) decorate(versionId)
  later(tellTabs(parts, [...told.map(({ userId }) => userId), ...(mentions?.told ?? [])]))
  if (!isHeld) await purger.request()
  const [post] = await db.all(postsByIds, JSON.stringify([id]))
  return post ? ok(post) : fail('NOT_FOUND', responseMessages.noResponse)
}
