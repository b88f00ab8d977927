import { FEATURE_REQUEST_LIFETIME, type FeatureRequestState } from '../../../schema/rules/feature-requests'
import { DAY } from '../../../schema/rules/time-units'
import type { Statement } from '../../data/database'
import { insertFeatureRequest } from '../../data/feature-request/requests'
import { notifyStatements } from '../../services/notification/notify'
import { featureAsked } from '../../services/notification/partner-events'
import type { Demo } from './demo'
import { demoId } from './ids'

/** Writers who were asked whether a story may be featured: who, how many days ago, and what came of it. */
const ASKED: readonly (readonly [username: string, days: number, state: FeatureRequestState])[] = [
  ['tomas', 2, 'OPEN'],
  ['kenji', 9, 'WITHDRAWN'],
  ['walter', 24, 'DECLINED'],
  ['jonas', 40, 'OPEN'],
]

/** Requests about the first story for members of each writer. */
export const featureRequestStatements = ({ parts, now }: Demo): Statement[] =>
  ASKED.flatMap(([username, days, state]) => {
    const story = parts
      .flatMap((part) => part.stories)
      .find(({ author, access }) => author === username && access === 'locked')
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
