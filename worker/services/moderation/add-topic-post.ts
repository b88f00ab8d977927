import * as v from 'valibot'
import { reason } from '../../../schema/inputs/moderation'
import { entityId } from '../../../schema/inputs/text'
import { MAX_TAGS } from '../../../schema/rules/limits'
import { moderationWording } from '../../../schema/wording/moderation'
import { topicEditWording } from '../../../schema/wording/topic-edit'
import type { Database } from '../../data/database'
import { isDecidedMeanwhile } from '../../data/moderation/writes'
import { postsByIds } from '../../data/post/queries'
import { addTagToPost, expectRoomForTag, tagSlugsOfPost } from '../../data/tag/curation'
import { tagsBySlugs } from '../../data/tag/queries'
import { logOf, operatorAct } from '../operating/operator-act'
import type { Needs } from '../parts'
import { count, uncount } from '../post/save-story'
import { type Failure, fail, ok, type Result } from '../result'
import { slugOfTag } from './edit-topic'

type Refused = Failure<'NOT_FOUND' | 'CONFLICT'>

/** What is known about the story and the topic before a change: why there is none to make, or nothing. */
async function settled(
  db: Database,
  slug: string,
  postId: string,
): Promise<Result<{ id: string }, Refused> | undefined> {
  const [[topic], story, tags] = await Promise.all([
    db.all(tagsBySlugs, JSON.stringify([slug])),
    db.first(postsByIds, JSON.stringify([postId])),
    db.all(tagSlugsOfPost, postId),
  ])
  if (!topic) return fail('NOT_FOUND', moderationWording.noTopic, 'slug')
  if (story?.state !== 'published' || story.kind !== 'story')
    return fail('NOT_FOUND', topicEditWording.noStory, 'postId')
  if (tags.some((tag) => tag.slug === slug)) return ok({ id: slug })
  if (tags.length >= MAX_TAGS) return fail('CONFLICT', topicEditWording.full(MAX_TAGS), 'postId')
  return undefined
}

/** Adds a published story to a topic, as its last one. Idempotent. Rule: docs/rules/moderation.md, "Topics". */
export const addTopicPost = operatorAct(
  v.object({ slug: slugOfTag, postId: entityId, reason }),
  async (
    parts: Needs<'db' | 'clock' | 'purger' | 'reindex'>,
    by,
    { slug, postId, reason },
  ): Promise<Result<{ id: string }, Refused>> => {
    const { db, clock, purger, reindex } = parts
    const before = await settled(db, slug, postId)
    if (before) return before
    const now = clock.now()
    const { names } = purger
    try {
      await db.write([
        expectRoomForTag(postId, slug),
        ...uncount(postId),
        addTagToPost(postId, slug),
        ...count(postId),
        ...logOf(by, {
          at: now,
          action: 'ADD_TOPIC_POST',
          subjectKind: 'TAG',
          subjectId: slug,
          reason,
          detail: postId,
        }),
        ...purger.statements([names.post(postId), names.topic(slug), names.topics], { now }),
      ])
    } catch (error) {
      if (!isDecidedMeanwhile(error)) throw error
      return (await settled(db, slug, postId)) ?? fail('CONFLICT', moderationWording.changedMeanwhile)
    }
    reindex([postId])
    await purger.request()
    return ok({ id: slug })
  },
)
