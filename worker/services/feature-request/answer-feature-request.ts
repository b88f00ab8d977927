import * as v from 'valibot'
import { opaque } from '../../../schema/inputs/text'
import { LONGEST } from '../../../schema/routes/post-id'
import {
  FEATURE_ANSWERS,
  type FeatureRequestState,
  featureRequestState,
} from '../../../schema/rules/feature-requests'
import { featureRequestWording as wording } from '../../../schema/wording/feature-requests'
import { insertStaffPick } from '../../data/catalog/writes'
import { closeFeatureRequest, type FeatureRequestRow } from '../../data/feature-request/requests'
import { postsByIds } from '../../data/post/queries'
import { isOutdated } from '../membership/retry-on-conflict'
import type { Needs } from '../parts'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { takesPart } from './ask-to-feature'
import { LONGEST_FEATURE_TOKEN, requestOfLink } from './token'

/** What a writer's link shows. */
export interface OpenedRequest {
  row: FeatureRequestRow
  /** What has become of the request; or why an open one can't be answered now. */
  state: FeatureRequestState | 'GONE' | 'NOT_OUT' | 'NOT_IN_PROGRAMME'
  title: string
}

type LinkParts = Needs<'db' | 'keys' | 'clock'>

/** What a link is about; nothing if it isn't genuine. */
export async function openFeatureRequest(
  parts: LinkParts,
  postId: string,
  token: string,
): Promise<OpenedRequest | undefined> {
  const { db, clock } = parts
  const row = await requestOfLink(parts, postId, token)
  if (!row) return undefined
  const story = await db.first(postsByIds, JSON.stringify([postId]))
  const title = story?.title ?? ''
  const state = featureRequestState(row, clock.now())
  if (!story || story.state === 'trashed') return { row, title, state: state === 'OPEN' ? 'GONE' : state }
  if (state !== 'OPEN') return { row, title, state }
  if (story.isListed !== 1) return { row, title, state: 'NOT_OUT' }
  return { row, title, state: (await takesPart(parts, row.writerId)) ? 'OPEN' : 'NOT_IN_PROGRAMME' }
}

/**
 * A writer's answer, by the link that they were sent, which proves who they are. If it is yes, the story is a staff pick from
 * then on. An answer to a request that can't be answered any more changes nothing. Rule: docs/rules/partner.md, "Featuring".
 */
export const answerFeatureRequest = defineUseCase(
  v.object({
    postId: opaque(LONGEST, wording.invalid.title),
    token: opaque(LONGEST_FEATURE_TOKEN, wording.invalid.title),
    answer: v.picklist(['accept', 'decline']),
  }),
  async (
    parts: LinkParts & Needs<'purger'>,
    { postId, token, answer },
  ): Promise<Result<OpenedRequest, Failure<'NOT_FOUND'>>> => {
    const { db, clock, purger } = parts
    const opened = await openFeatureRequest(parts, postId, token)
    if (!opened) return fail('NOT_FOUND', wording.invalid.title)
    if (opened.state !== 'OPEN') return ok(opened)
    const now = clock.now()
    const { names } = purger
    const { id, writerId } = opened.row
    const state = FEATURE_ANSWERS[answer]
    try {
      await db.write([
        closeFeatureRequest(id, state, now),
        ...(state === 'ACCEPTED'
          ? [insertStaffPick(postId, now), ...purger.statements([names.home, names.user(writerId)], { now })]
          : []),
      ])
    } catch (error) {
      // Somebody has answered or withdrawn it in this moment: the page says what.
      if (!isOutdated(error)) throw error
      return ok(opened)
    }
    if (state === 'ACCEPTED') await purger.request()
    return ok({ ...opened, state })
  },
)
