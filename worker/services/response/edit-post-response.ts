import * as v from 'valibot'
import { responseDeltas, responseText } from '../../../schema/inputs/response'
import { entityId } from '../../../schema/inputs/text'
import { isSame } from '../../../schema/story/draft'
import { responseMessages } from '../../../schema/wording/response-messages'
import { postsByIds } from '../../data/post/queries'
import type { Post } from '../../data/post/rows'
import { expectRevision, insertVersion, isOutdated } from '../../data/post/writes'
import { sourceOfResponse } from '../../data/response/queries'
import { belowHidden } from '../../data/response/threads'
import { setResponseText, setSource } from '../../data/response/writes'
import { bannedLinkIn } from '../banned-domain/find-banned'
import { blockedFailure } from '../block/barrier'
import { requireWriter } from '../draft/require-writer'
import { keepPicturesOf } from '../media/pictures-in-use'
import { tellMentioned } from '../mention/tell-mentioned'
import { tooFast } from '../newcomer/limit-newcomer'
import { tellTabs } from '../notification/notify'
import { can } from '../policies/can'
import { SITE } from '../policies/site'
import { needsDecoration, UNDECORATED } from '../post/decorate'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { bodyOf } from './body-of'
import { answeredBy } from './decide'
import { closedText, findResponse, isResponseOut } from './discussion'
import type { ResponseParts } from './parts'
import { responseTags, textColumns } from './respond'
import { hasLink, readResponse } from './response-body'
import { mentioning, toldOfResponse } from './told'
import { answeredBarrier, type NotResponded } from './why-not'

type NotEdited = NotResponded | Failure<'CONFLICT'>

/** Changes what the viewer's own response says. Idempotent. Rule: docs/rules/responses.md, "Changing". */
export const editPostResponse = defineUseCase(
  v.object({ postId: entityId, text: v.nullish(responseText), deltas: v.nullish(responseDeltas) }),
  async (parts: ResponseParts, { postId, ...given }): Promise<Result<Post, NotEdited>> => {
    const { db, clock, newId, purger, decorate, later } = parts
    const writer = await requireWriter(parts)
    if (!writer.ok) return writer
    const responseInDiscussion = await findResponse(db, postId)
    const missing = fail('NOT_FOUND', responseMessages.noResponse, 'postId')
    if (!responseInDiscussion || responseInDiscussion.response.post.state === 'trashed') return missing
    const { post } = responseInDiscussion.response
    const answered = await answeredBy(parts, responseInDiscussion)
    const barrier = await answeredBarrier(parts, writer.value, answered)
    const thing = { entity: 'post', post, barrier } as const
    if (!can(writer.value, 'reword', thing)) {
      if (!can(writer.value, 'see', thing)) return missing
      if (!can(writer.value, 'own', thing)) return fail('FORBIDDEN', responseMessages.notYours, 'postId')
      return barrier && can(writer.value, 'reachOthers', SITE)
        ? blockedFailure(barrier)
        : fail('ACCOUNT_SUSPENDED', responseMessages.suspended)
    }
    if (responseInDiscussion.discussion.isClosed)
      return fail('FORBIDDEN', closedText(responseInDiscussion.discussion))
    const said = await bodyOf(db, post)
    const read = await readResponse(db, given, said)
    if (!read.ok) return read
    const isSaid = given.deltas
      ? isSame(said, read.value.body)
      : (await db.first(sourceOfResponse, postId))?.source === read.value.source
    if (isSaid) return ok(post)
    const { body, source } = read.value
    const banned = await bannedLinkIn(db, body, given.text ? 'text' : 'deltas')
    if (banned) return banned
    // One that had a link was counted when that was published.
    const fast = hasLink(body) && !hasLink(said) ? await tooFast(parts, writer.value, 'links') : undefined
    if (fast) return fast
    const now = clock.now()
    const { title, slug, excerpt, wordCount, readingTime } = textColumns(read.value)
    const versionId = newId()
    const revision = post.revision + 1
    const told = toldOfResponse(answered, post.creatorId, false)
    const isSeen = isResponseOut(responseInDiscussion.response) && !(await db.first(belowHidden, postId))
    const mentions = isSeen
      ? await tellMentioned(db, mentioning(answered, postId, post.creatorId, body, now, told))
      : undefined
    try {
      await db.write([
        expectRevision(postId, post.revision),
        insertVersion({
          id: versionId,
          postId,
          revision,
          name: null,
          title,
          body,
          createdAt: now,
          decoration: needsDecoration(body) ? null : UNDECORATED,
        }),
        setResponseText(postId, versionId, revision, title, slug, excerpt, wordCount, readingTime, now),
        setSource(postId, source, now),
        ...keepPicturesOf(body, now),
        ...(mentions?.statements ?? []),
        ...purger.statements(
          [purger.names.post(postId), ...responseTags(parts, responseInDiscussion, post.creatorId)],
          {
            now,
          },
        ),
      ])
    } catch (error) {
      if (!isOutdated(error)) throw error
      return fail('CONFLICT', responseMessages.changedMeanwhile)
    }
    if (needsDecoration(body)) decorate(versionId)
    later(tellTabs(parts, mentions?.told ?? []))
    await purger.request()
    const [changed] = await db.all(postsByIds, JSON.stringify([postId]))
    return changed ? ok(changed) : fail('NOT_FOUND', responseMessages.noResponse, 'postId')
  },
)
