import { createHmac } from 'node:crypto'
import { AUTH_SECRET } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { outside } from '../../support/outside'

type Visit = ReturnType<typeof newVisit>
type Member = Record<string, unknown> & { __typename: string; code?: string }

const FAILURE = '... on UserError { code field }'
const LIST = 'webhooks { id address events collectionName failingSince disabledAt }'
const LOG = 'deliveries { id event attempts dueAt triedAt status tookMs deliveredAt }'
const OPERATIONS = {
  create: `mutation ($input: CreateWebhookInput!) { result: createWebhook(input: $input) { __typename ... on WebhookSecret { secret own { ${LIST} } } ${FAILURE} } }`,
  rotate: `mutation ($id: ID!) { result: rotateWebhookSecret(webhookId: $id) { __typename ... on WebhookSecret { secret } ${FAILURE} } }`,
  enable: `mutation ($id: ID!) { result: enableWebhook(webhookId: $id) { __typename ... on Webhooks { ${LIST} } ${FAILURE} } }`,
  remove: `mutation ($id: ID!) { result: deleteWebhook(webhookId: $id) { __typename ... on Webhooks { ${LIST} } ${FAILURE} } }`,
  test: `mutation ($id: ID!) { result: testWebhook(webhookId: $id) { __typename ... on WebhookLog { ${LOG} } ${FAILURE} } }`,
  redeliver: `mutation ($id: ID!) { result: redeliverWebhook(deliveryId: $id) { __typename ... on WebhookLog { ${LOG} } ${FAILURE} } }`,
  log: `query ($id: ID!) { result: webhookLog(webhookId: $id) { __typename ... on WebhookLog { ${LOG} } ${FAILURE} } }`,
  list: `{ result: webhooks { __typename ${LIST} } }`,
}

/** Runs an operation. */
export async function ask(
  visit: Visit,
  name: keyof typeof OPERATIONS,
  variables: object = {},
): Promise<Member> {
  const { data, errors } = await visit.ask(OPERATIONS[name], variables)
  if (!data) throw new Error(JSON.stringify(errors))
  return data.result as Member
}
export const EVERYTHING = ['POST_PUBLISHED', 'POST_UPDATED', 'POST_UNPUBLISHED']

/** The queues' consumers would deliver too, by the machine's time: here the tests do. */
const silent = { send: async () => {}, sendBatch: async () => {} } as unknown as Env['JOBS']
const QUEUES = { JOBS: silent, DELIVERIES: silent }

/** A signed-in person. */
export async function signedIn(given: Parameters<typeof createUser>[0] = {}) {
  const user = await createUser({ emailVerifiedAt: NOON, ...given })
  const visit = newVisit({ env: QUEUES })
  await visit.signIn(user.id)
  return { user, visit }
}

/** Adds a webhook of somebody's that leads to another process, and what arrived there. */
export async function addWebhook({ user, visit }: Awaited<ReturnType<typeof signedIn>>, input: object = {}) {
  const receiver = outside()
  const made = await ask(visit, 'create', {
    input: { address: receiver.url('logs'), events: EVERYTHING, ...input },
  })
  const [{ id }] = (made.own as { webhooks: [{ id: string }] }).webhooks
  const seen = async () =>
    (await receiver.look()).seen.map(({ body, headers }) => ({ ...JSON.parse(body), headers, body }))
  return { user, visit, receiver, id, secret: String(made.secret), seen }
}

/** Somebody with a webhook. */
export const withWebhook = async (input: object = {}, given: Parameters<typeof signedIn>[0] = {}) =>
  addWebhook(await signedIn(given), input)

/** Makes what is due, as the queue does. */
export const deliver = (now = NOON, more: object = {}) =>
  cronJob('deliver-webhooks', now, { AUTH_SECRET, ENVIRONMENT: 'test', ...more })

/** The signature as its recipient computes it, by the scheme of Standard Webhooks. */
export function signatureOf(
  secret: string,
  { headers, body }: { headers: Record<string, string>; body: string },
) {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`
}
