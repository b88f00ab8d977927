import { draftWording } from '../../../schema/wording/draft'
import type { Person } from '../policies/actor'
import { can } from '../policies/can'
import { type Failed, type Failure, fail } from '../result'

/**
 * Why somebody can't do anything in their name that reaches others: staff act as them. Rule: docs/rules/viewer.md,
 * "Acting as somebody else".
 */
export const notInOwnName = (actor: Person): Failed<Failure<'FORBIDDEN'>> | undefined =>
  can(actor, 'record', { entity: 'account', account: actor })
    ? undefined
    : fail('FORBIDDEN', draftWording.spoofed)
