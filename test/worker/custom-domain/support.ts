import { createCollection } from '../../factories/collection'
import { AUTH_SECRET } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { cronJob } from '../../factories/jobs'
import { createRoles } from '../../factories/leaders'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { type Outside, outside } from '../../support/outside'
import type { NameRecord } from '../../support/outside-names'
import { GOOD_SECRET } from '../../support/outside-secret'

type Visit = ReturnType<typeof newVisit>

/** A domain as its owner reads it. */
export interface Wanted {
  id: string
  domain: string
  state: string
  fault: string | null
  workingSince: number | null
  failingSince: number | null
  withdrawnAt: number | null
  checkedAt: number | null
  nextCheckAt: number | null
  records: { type: string; name: string; value: string; isFound: boolean | null }[]
  connectUrl: string | null
}
/** What an operation answers: the domain's settings, or a failure. */
export interface Answer {
  __typename: string
  code?: string
  field?: string | null
  message?: string
  isOffered?: boolean
  domain?: Wanted | null
}

const DOMAIN = `domain { id domain state fault workingSince failingSince withdrawnAt checkedAt nextCheckAt connectUrl
  records { type name value isFound } }`
const RESULT = `__typename ... on CustomDomainSettings { id isOffered ${DOMAIN} } ... on UserError { code field message }`

/** Runs an operation about a domain: of a publication, or without one of a profile. */
export async function ask(
  visit: Visit,
  name: 'set' | 'check' | 'remove' | 'read',
  { domain, collectionId = null }: { domain?: string; collectionId?: string | null } = {},
): Promise<Answer> {
  const queries = {
    set: `mutation ($domain: String!, $collectionId: ID) { result: setCustomDomain(input: { domain: $domain, collectionId: $collectionId }) { ${RESULT} } }`,
    check: `mutation ($collectionId: ID) { result: checkCustomDomain(collectionId: $collectionId) { ${RESULT} } }`,
    remove: `mutation ($collectionId: ID) { result: removeCustomDomain(collectionId: $collectionId) { ${RESULT} } }`,
    read: collectionId
      ? `query ($collectionId: ID!) { collection(id: $collectionId) { result: customDomain { __typename id isOffered ${DOMAIN} } } }`
      : `{ result: customDomain { __typename id isOffered ${DOMAIN} } }`,
  }
  const { data, errors } = await visit.ask(queries[name], { collectionId, ...(domain ? { domain } : {}) })
  if (!data) throw new Error(JSON.stringify(errors))
  const { result } = (name === 'read' && collectionId ? data.collection : data) as { result: Answer }
  return result
}

/** The queue's consumer would work by the machine's time: here the tests do. */
const JOBS = { send: async () => {}, sendBatch: async () => {} } as unknown as Env['JOBS']

/** The services of a test's own, and what the worker is told of them. */
export function world(more: Partial<Env> = {}) {
  const services = outside()
  const bindings: Partial<Env> = {
    JOBS,
    DNS_URL: services.url('dns'),
    CUSTOM_DOMAIN_TARGET: 'custom.quire.example',
    MAIL_PROVIDER: 'http',
    MAIL_HTTP_URL: services.url('emails'),
    MAIL_HTTP_KEY: GOOD_SECRET,
    MAIL_FROM: 'Quire <mail@quire.example>',
    ...more,
  }
  return { services, bindings }
}
export type World = ReturnType<typeof world>

/** Certificates are made by another process too. */
export function certifiedWorld(): World {
  const made = world()
  Object.assign(made.bindings, {
    CUSTOM_HOSTNAMES_ZONE: 'zone',
    CUSTOM_HOSTNAMES_TOKEN: GOOD_SECRET,
    CUSTOM_HOSTNAMES_URL: made.services.url('hostnames'),
  })
  return made
}

/** A signed-in person. */
export async function signedIn({ bindings }: World, given: Parameters<typeof createUser>[0] = {}) {
  const user = await createUser({ emailVerifiedAt: NOON, ...given })
  const visit = newVisit({ env: bindings })
  await visit.signIn(user.id)
  return { user, visit }
}

/** An owner with a publication. */
export async function owned(given: World) {
  const { user, visit } = await signedIn(given, { email: `${crypto.randomUUID()}@quire.test` })
  const publication = await createCollection({ creatorId: user.id })
  await createRoles(publication.id, { [user.id]: 'OWNER' })
  return { user, visit, publication, collectionId: publication.id }
}

/** The records that a domain's page asks for, as a registrar keeps them. */
export const rightRecords = ({ records }: Wanted): Record<string, NameRecord[]> =>
  Object.fromEntries(
    records.map(({ type, name, value }) => [name, [{ type: type as NameRecord['type'], data: value }]]),
  )

/** Sets them. */
export const setRecords = (services: Outside, wanted: Wanted) =>
  services.know({ records: rightRecords(wanted) })

/** The cron's run at a time. */
export async function sweep({ bindings }: World, now: number): Promise<void> {
  await cronJob('check-domains', now, { AUTH_SECRET, ENVIRONMENT: 'test', ...bindings })
}

/** A publication whose domain works. */
export async function working(given: World, domain: string) {
  const owner = await owned(given)
  const set = await ask(owner.visit, 'set', { domain, collectionId: owner.collectionId })
  if (!set.domain) throw new Error(JSON.stringify(set))
  await setRecords(given.services, set.domain)
  const checked = await ask(owner.visit, 'check', { collectionId: owner.collectionId })
  if (checked.domain?.state !== 'WORKING') throw new Error(JSON.stringify(checked))
  return { ...owner, wanted: checked.domain }
}

/**
 * What a reader gets at a domain, at a time. A robot, whose pages aren't shared: shared ones are rendered by the
 * machine's time.
 */
export const read = ({ bindings }: World, address: string, now: number): Promise<Response> =>
  newVisit({ env: bindings, now, agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }).get(address)
