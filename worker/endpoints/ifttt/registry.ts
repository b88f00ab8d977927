import type { RouteName } from '../../../schema/routes/index'
import { mainIsReady } from '../../data/site/readiness'
import { apiPerson } from '../../services/api/answers'
import { iftttTestSetup } from '../../services/ifttt/test-setup'
import type { Endpoint } from '../endpoint'
import { iftttAction, iftttActionOptions } from './actions'
import { iftttAnswer, iftttError } from './answer'
import { iftttIdentity, iftttTrigger, iftttTriggerOptions, iftttTriggerValidate } from './triggers'
import { withIfttt, withServiceKey } from './with-ifttt'

/** IFTTT’s service protocol. Rules: docs/rules/ifttt.md. */
export const iftttEndpoints: Partial<Record<RouteName, Endpoint>> = {
  IftttStatus: withServiceKey(async ({ reader, clock }) => {
    await reader.db.all(mainIsReady)
    return iftttAnswer({ status: 'OK', time: new Date(clock.now()).toISOString() })
  }),
  IftttTestSetup: withServiceKey(async ({ parts, reader, origin }, testAccount) => {
    const setup = await iftttTestSetup(parts, reader, origin, testAccount)
    return setup.ok
      ? iftttAnswer(setup.value)
      : iftttError(setup.failure.code === 'NOT_FOUND' ? 404 : 503, setup.failure.message)
  }),
  IftttUser: withIfttt('READ', async ({ origin }, { session }) => {
    const { name, id, url } = apiPerson(origin, session.user)
    return iftttAnswer({ name, id, url })
  }),
  IftttTrigger: iftttTrigger,
  IftttIdentity: iftttIdentity,
  IftttTriggerOptions: iftttTriggerOptions,
  IftttTriggerValidate: iftttTriggerValidate,
  IftttAction: iftttAction,
  IftttActionOptions: iftttActionOptions,
}
