import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { beforeEach, describe, expect, test } from 'vitest'
import { isExperimentGroup } from '../../../schema/rules/experiments'
import { clientEvent } from '../../../schema/tables/operations'
import { exposure } from '../../../schema/tables/telemetry'
import { NOON } from '../../factories/ids'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { event } from '../events/support'

const db = drizzle(env.DB)
const exposures = () => db.select().from(exposure)
const EXPERIMENT = JSON.stringify({
  id: 'shorter-cards',
  flags: Object.fromEntries(
    ['group1', 'group2', 'group3', 'group4'].map((group) => [group, { enable_slim_navigation_poc: true }]),
  ),
})
const EXPERIMENT_EXPOSURE = `mutation($id: ID!, $post: ID) {
  logExperimentExposure(experimentId: $id, postId: $post) { __typename ... on UserError { code field } }
}`
const GATE_EXPOSURE = `mutation($id: ID!) { logGateExposure(gateId: $id) { __typename ... on UserError { code field } } }`
const success = { __typename: 'MutationSuccess' }

beforeEach(async () => {
  await Promise.all([db.delete(exposure), db.delete(clientEvent)])
})

describe('an exposure to an experiment', () => {
  test('is stored with the viewer’s own group, for a person once a day', async () => {
    const visit = newVisit({ env: { EXPERIMENT } })
    const user = await createUser()
    await visit.signIn(user.id)
    const ask = () => visit.ask(EXPERIMENT_EXPOSURE, { id: 'shorter-cards', post: '0123456789ab' })
    expect(await ask()).toEqual({ data: { logExperimentExposure: success } })
    await ask()
    const [row, ...others] = await exposures()
    expect(others).toEqual([])
    expect(row).toMatchObject({
      kind: 'experiment',
      subject: 'shorter-cards',
      receivedAt: NOON,
      userId: user.id,
      postId: '0123456789ab',
      collectionId: null,
    })
    expect(isExperimentGroup(row?.variant)).toBe(true)
  })

  test('of a visitor isn’t linked to any other', async () => {
    const visit = newVisit({ env: { EXPERIMENT } })
    await visit.ask(EXPERIMENT_EXPOSURE, { id: 'shorter-cards' })
    await visit.ask(EXPERIMENT_EXPOSURE, { id: 'shorter-cards' })
    const rows = await exposures()
    expect(rows.map(({ userId }) => userId)).toEqual([null, null])
    expect(new Set(rows.map(({ id }) => id)).size).toBe(2)
    // A browser stays in its group.
    expect(new Set(rows.map(({ variant }) => variant)).size).toBe(1)
  })

  test('that isn’t running is refused', async () => {
    const refused = { __typename: 'BadRequest', code: 'BAD_REQUEST', field: 'experimentId' }
    const elsewhere = await newVisit({ env: { EXPERIMENT } }).ask(EXPERIMENT_EXPOSURE, { id: 'another' })
    expect(elsewhere.data).toEqual({ logExperimentExposure: refused })
    const none = await newVisit().ask(EXPERIMENT_EXPOSURE, { id: 'shorter-cards' })
    expect(none.data).toEqual({ logExperimentExposure: refused })
    expect(await exposures()).toEqual([])
  })
})

describe('an exposure to a flag', () => {
  test('is stored with the flag’s value for the viewer', async () => {
    const visit = newVisit({ env: { FLAGS: '{"enable_submissions_v2":true}' } })
    expect((await visit.ask(GATE_EXPOSURE, { id: 'enable_submissions_v2' })).data).toEqual({
      logGateExposure: success,
    })
    expect((await exposures()).map(({ kind, subject, variant }) => [kind, subject, variant])).toEqual([
      ['gate', 'enable_submissions_v2', 'true'],
    ])
  })

  test('that doesn’t exist is refused', async () => {
    const { data } = await newVisit().ask(GATE_EXPOSURE, { id: 'toString' })
    expect(data).toEqual({
      logGateExposure: { __typename: 'BadRequest', code: 'BAD_REQUEST', field: 'gateId' },
    })
  })
})

test('nothing is stored of people who ask not to be tracked, though it succeeds', async () => {
  const visit = newVisit({ env: { EXPERIMENT } })
  const body = JSON.stringify({ query: GATE_EXPOSURE, variables: { id: 'enable_submissions_v2' } })
  const headers = { 'content-type': 'application/json', origin: 'https://quire.example', dnt: '1' }
  const response = await visit.send('/_/graphql', { method: 'POST', headers, body })
  expect(await response.json()).toEqual({ data: { logGateExposure: success } })
  expect(await exposures()).toEqual([])
})

describe('events by mutation', () => {
  const LOG = `mutation($payload: String!) {
    logClientEvents(payload: $payload) { success }
  }`

  test('are stored like those by the endpoint, each once', async () => {
    const visit = newVisit()
    const user = await createUser()
    await visit.signIn(user.id)
    const sent = event()
    const payload = JSON.stringify([sent, { key: 'unknown' }, sent])
    for (let i = 0; i < 2; i += 1) {
      expect((await visit.ask(LOG, { payload })).data).toEqual({
        logClientEvents: { success: true },
      })
    }
    const rows = await db.select().from(clientEvent)
    expect(rows.map(({ eventId, userId }) => [eventId, userId])).toEqual([[sent.eventId, user.id]])
  })

  test.each(['', '{', '{}', '"[]"', JSON.stringify(Array(1001).fill(0)), `[${' '.repeat(200_000)}]`])(
    'are refused in another form',
    async (payload) => {
      const answer = await newVisit().ask(LOG, { payload })
      expect(answer).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })
    },
  )

  test('fail once a network has sent too many, known or not', async () => {
    const visit = newVisit({ address: '198.51.100.4' })
    const unknown = JSON.stringify(Array(1000).fill({ key: 'unknown' }))
    const answers = []
    for (let i = 0; i < 4; i += 1) answers.push((await visit.ask(LOG, { payload: unknown })).data)
    expect(answers.map((data) => (data as { logClientEvents: object }).logClientEvents)).toEqual([
      { success: true },
      { success: true },
      { success: true },
      { success: false },
    ])
  })
})
