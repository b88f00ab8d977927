import { askToFeature } from '../../services/feature-request/ask-to-feature'
import { withdrawFeatureRequest } from '../../services/feature-request/withdraw-feature-request'
import { addTopicPost } from '../../services/moderation/add-topic-post'
import { allowDomain } from '../../services/moderation/allow-domain'
import { banDomain } from '../../services/moderation/ban-domain'
import { editTopic } from '../../services/moderation/edit-topic'
import { mergeTopic } from '../../services/moderation/merge-topic'
import { setTopicHidden } from '../../services/moderation/set-topic-hidden'
import { offerCoupon } from '../../services/operating/offer-coupon'
import { requestSiteExport } from '../../services/operating/request-site-export'
import { setSiteFlag } from '../../services/operating/set-site-flag'
import { setStaffPick } from '../../services/operating/set-staff-pick'
import { withdrawCoupon } from '../../services/operating/withdraw-coupon'
import type { Parts } from '../../services/parts'
import type { Failure, Result } from '../../services/result'

/** Fields as texts, as a form or a command sends them. */
type Fields = Readonly<Record<string, string>>

/** An act as endpoints run it: the input's own schema says what is wrong with it. */
type RunAct = (parts: Parts, given: never) => Promise<Result<unknown, Failure>>
type OperatorAct = RunAct & { readonly byKey: RunAct }

/** The acts of those who run the site, by the names that forms and commands send. */
const OPERATOR_ACTS: Readonly<Record<string, OperatorAct>> = {
  'set-flag': setSiteFlag,
  'edit-topic': editTopic,
  'merge-topic': mergeTopic,
  'hide-topic': setTopicHidden,
  'add-topic-post': addTopicPost,
  'make-coupon': offerCoupon,
  'end-coupon': withdrawCoupon,
  'ban-domain': banDomain,
  'allow-domain': allowDomain,
  'pick-post': setStaffPick,
  'ask-to-feature': askToFeature,
  'withdraw-feature-request': withdrawFeatureRequest,
  'export-site': requestSiteExport,
}

export const operatorActNamed = (name: string): OperatorAct | undefined =>
  Object.hasOwn(OPERATOR_ACTS, name) ? OPERATOR_ACTS[name] : undefined

const NUMBERS: ReadonlySet<string> = new Set(['mostUses'])
const DECISIONS: ReadonlySet<string> = new Set(['isHidden', 'isPicked', 'isFeatured'])

/** Fields of which an empty one means that there is none. */
const OPTIONAL: ReadonlySet<string> = new Set(['value', 'mostUses', 'lastDay', 'username'])

/** The input of an act: optional fields that are empty are absent, and what isn't a text is read. */
export function actInput(fields: Fields): Record<string, unknown> {
  const given = Object.entries(fields).filter(([name, value]) => value !== '' || !OPTIONAL.has(name))
  return Object.fromEntries(
    given.map(([name, value]): [string, unknown] => {
      if (NUMBERS.has(name)) return [name, Number(value)]
      if (DECISIONS.has(name)) return [name, value === 'true' ? true : value === 'false' ? false : value]
      return [name, value]
    }),
  )
}
