import { FEATURE_REQUEST_LIFETIME, type FeatureRequestState } from '../../../schema/rules/feature-requests'
import { DAY } from '../../../schema/rules/time-units'
import type { Statement } from '../../data/database'
import { insertFeatureRequest } from '../../data/feature-request/requests'
import { notifyStatements } from '../../services/notification/notify'
import { featureAsked } from '../../services/notification/partner-events'
import { staffPicks } from './curation'
import type { Demo } from './demo'
import { demoId } from './ids'

/** Writers who were asked whether a story may be featured: who, how many days ago, and what came of it. */
const ASKED: readonly (readonly [username: string, days: number, state: FeatureRequestState])[] = [
  ['tomas', 2, 'OPEN'],
  ['kenji', 9, 'WITHDRAWN'],
  ['walter', 24, 'DECLINED'],
  ['jonas', 40, 'OPEN'],
]

/** Requests about the first story of each writer that isn't recommended. */
export function featureRequestStatements({ parts, now }: Demo): Statement[] {
  const stories = parts.flatMap((part) => part.stories)
  const picked = staffPicks(stories)
  return ASKED.flatMap(([username, days, state]) => {
    const story = stories.find((one) => one.author === username && !picked.includes(one))
    if (!story) return []
    const [id, postId, writerId] = [
      demoId('feature-request', username),
      demoId('post', story.key),
      demoId('user', username),
    ]
    const askedAt = now - days * DAY
    return [
      insertFeatureRequest({
        id,
        postId,
        writerId,
        state,
        askedAt,
        expiresAt: askedAt + FEATURE_REQUEST_LIFETIME,
        closedAt: state === 'OPEN' ? null : askedAt + DAY,
      }),
      ...notifyStatements([{ userId: writerId, kind: 'partner' }], featureAsked(id, postId), askedAt),
    ]
  })
}
