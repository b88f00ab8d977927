import { triggerRequest, validateRequest } from '../../../schema/inputs/ifttt'
import {
  IFTTT_TRIGGERS,
  type IftttTrigger,
  isIftttTrigger,
  MAX_IFTTT_BYTES,
} from '../../../schema/rules/ifttt'
import { iftttWording as wording } from '../../../schema/wording/ifttt'
import { deleteIftttIdentity } from '../../data/ifttt/writes'
import type { HeldToken } from '../../services/access-token/verify-token'
import { iftttEvents } from '../../services/ifttt/events'
import { rememberIdentity } from '../../services/ifttt/remember-identity'
import {
  type IftttField,
  listOptions,
  publicationOptions,
  subjectOfField,
  waitedFor,
} from '../../services/ifttt/subject'
import type { EndpointContext } from '../endpoint'
import { readInput } from '../read-input'
import { iftttAnswer, iftttError } from './answer'
import { withIfttt } from './with-ifttt'

export const BODY = { most: MAX_IFTTT_BYTES, usage: wording.json }

/** An endpoint about one of the triggers. */
const ofTrigger = (
  respond: (context: EndpointContext, token: HeldToken, trigger: IftttTrigger) => Promise<Response>,
) =>
  withIfttt('READ', async (context, token) => {
    const { triggerSlug = '' } = context.params
    return isIftttTrigger(triggerSlug)
      ? respond(context, token, triggerSlug)
      : iftttError(404, wording.noTrigger)
  })

/** An endpoint about the field of a trigger that has one. */
const ofField = (
  respond: (context: EndpointContext, token: HeldToken, field: IftttField) => Promise<Response>,
) =>
  ofTrigger(async (context, token, trigger) => {
    const { field } = IFTTT_TRIGGERS[trigger]
    return field !== null && field === context.params.fieldSlug
      ? respond(context, token, field)
      : iftttError(404, wording.noField)
  })

/** What has happened that an Applet waits for. Rule: docs/rules/ifttt.md, "Triggers". */
export const iftttTrigger = ofTrigger(async ({ request, parts, reader, origin }, { session }, trigger) => {
  const asked = await readInput(request, triggerRequest, BODY)
  if (!asked.ok) return iftttError(400, asked.failure.message)
  const { trigger_identity: identity, triggerFields, limit } = asked.value
  const { id: userId } = session.user
  const waited = await waitedFor(reader, userId, trigger, triggerFields)
  if (!waited.ok) return iftttError(400, waited.failure.message)
  if (identity) await rememberIdentity(parts, userId, identity, waited.value)
  return iftttAnswer(await iftttEvents(reader, origin, userId, waited.value, limit))
})

/** No Applet waits for it any more. */
export const iftttIdentity = ofTrigger(async ({ parts, params }, { session }) => {
  await parts.db.write([deleteIftttIdentity(session.user.id, params.triggerIdentity ?? '')])
  return iftttAnswer({})
})

/** What somebody can choose from as the value of a field. A topic is typed. */
export const iftttTriggerOptions = ofField(async ({ reader, origin }, { session }, field) => {
  const { id } = session.user
  if (field === 'list') return iftttAnswer(await listOptions(reader, id))
  if (field === 'publication') return iftttAnswer(await publicationOptions(reader, origin, id))
  return iftttError(404, wording.noField)
})

/** Whether a value that somebody has typed can be that of a field. */
export const iftttTriggerValidate = ofField(async ({ request, reader }, { session }, field) => {
  const given = await readInput(request, validateRequest, BODY)
  if (!given.ok) return iftttError(400, wording.value)
  const subject = await subjectOfField(reader, session.user.id, field, given.value.value)
  return iftttAnswer(subject.ok ? { valid: true } : { valid: false, message: subject.failure.message })
})
