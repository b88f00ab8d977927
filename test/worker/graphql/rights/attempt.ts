import { env } from 'cloudflare:workers'
import { type GraphQLResolveInfo, getNamedType, isEnumType, isInputObjectType, isNonNullType } from 'graphql'
import { Database, type Query, type SqlValue, type Statement } from '../../../../worker/data/database'
import { createReader } from '../../../../worker/data/reader'
import { CacheTags } from '../../../../worker/edge-cache/tags'
import { openParts } from '../../../../worker/gateway/open-parts'
import { schema } from '../../../../worker/graphql/schema'
import type { Session } from '../../../../worker/services/identity/session'
import type { Parts } from '../../../../worker/services/parts'
import { actorOf } from '../../../../worker/services/policies/actor'
import { AUTH_SECRET, ORIGIN } from '../../../factories/endpoint-context'
import { NOON } from '../../../factories/ids'

/** Every mutation of the API, by name. */
export const MUTATIONS = schema.getMutationType()?.getFields() ?? {}

/** What a use case runs into that wants to change something, or to ask anybody outside. */
class Reached extends Error {}

/** How far an attempt has come. */
interface Attempt {
  hasReached: boolean
  /** What it would have written first. */
  statements: readonly Statement[]
}

const rows = new Map<string, Promise<unknown[]>>()

/** The real database: each row is read once, since nothing is ever written. */
class StillDatabase extends Database {
  readonly #attempt: Attempt
  constructor(attempt: Attempt) {
    super(env.DB)
    this.#attempt = attempt
  }

  override all<Params extends readonly SqlValue[], Row>(
    query: Query<Params, Row>,
    ...params: Params
  ): Promise<Row[]> {
    const key = JSON.stringify([query.sql, params])
    const known = rows.get(key) ?? super.all(query, ...params)
    rows.set(key, known)
    return known as Promise<Row[]>
  }

  override async write(statements: Statement[]): Promise<number[]> {
    if (statements.length === 0) return []
    this.#attempt.statements = statements
    return reach(this.#attempt)
  }
}

function reach(attempt: Attempt): never {
  attempt.hasReached = true
  throw new Reached()
}

/** A port that has only the methods that read and change nothing. */
const readOnly = <Port extends object>(port: Port, attempt: Attempt, reads: readonly string[]): Port =>
  new Proxy(port, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (reads.includes(String(name))) return value
      if (typeof value === 'function') return () => reach(attempt)
      return typeof value === 'object' && value !== null ? readOnly(value, attempt, reads) : value
    },
  })

const openAll = (headers: Record<string, string>): Parts =>
  openParts({
    request: new Request(ORIGIN, { headers: { 'cf-connecting-ip': '203.0.113.7', ...headers } }),
    env: { ...(env as Env), AUTH_SECRET, FLAGS: '{"enable_mastodon_for_members":true}' },
    clock: { now: () => NOON },
    reader: createReader(env.DB),
    mainOrigin: ORIGIN,
    later: (work) => void work.catch(() => {}),
  })

/** The session that a browser has. */
export const sessionWith = (cookie: string): Promise<Session | null> => openAll({ cookie }).session()

/** The parts of a request with a session, in a world that never changes. */
function partsFor(session: Session | null, attempt: Attempt): Parts {
  const parts = openAll({})
  const stopped = (port: object, ...reads: string[]) => readOnly(port, attempt, reads) as never
  return Object.defineProperties(parts, {
    db: { value: new StillDatabase(attempt) },
    session: { value: async () => session },
    viewer: { value: async () => actorOf(session, ORIGIN) },
    drafts: { value: stopped(parts.drafts, 'read') },
    claps: { value: stopped(parts.claps) },
    payments: { value: stopped(parts.payments) },
    webhooks: { value: stopped(parts.webhooks, 'isCallable') },
    lockouts: { value: stopped(parts.lockouts, 'freeAt', 'state') },
    mailer: { value: stopped(parts.mailer) },
    expiring: { value: stopped(parts.expiring, 'get') },
    imports: { value: stopped(parts.imports) },
    files: { value: stopped(parts.files, 'start') },
    exports: { value: stopped(parts.exports) },
    domains: { value: stopped(parts.domains) },
    mastodon: { value: stopped(parts.mastodon, 'instanceOf') },
    channels: { value: stopped(parts.channels) },
    decorate: { value: () => {} },
    reindex: { value: () => {} },
  })
}

type Input = (typeof MUTATIONS)[string]['args'][number]['type']

/** A value of a type, made of those that have a field's name. */
function sampleOf(name: string, type: Input, values: Readonly<Record<string, unknown>>): unknown {
  if (Object.hasOwn(values, name)) return values[name]
  const named = getNamedType(type)
  const isList = /\[/.test(String(type))
  const inList = (value: unknown) => (isList ? [value] : value)
  if (isInputObjectType(named))
    return inList(
      Object.fromEntries(
        Object.values(named.getFields())
          .filter((field) => isNonNullType(field.type) || Object.hasOwn(values, field.name))
          .map((field) => [field.name, sampleOf(field.name, field.type, values)]),
      ),
    )
  if (isEnumType(named)) return inList(named.getValues()[0]?.value)
  const byType: Readonly<Record<string, unknown>> = { Int: 1, Boolean: true, Timestamp: NOON }
  return inList(byType[named.name] ?? 'sample')
}

/** The names of what a mutation takes. */
export const fieldsOf = (mutation: string): string[] =>
  (MUTATIONS[mutation]?.args ?? []).flatMap(({ name, type }) => {
    const named = getNamedType(type)
    return isInputObjectType(named) ? Object.keys(named.getFields()) : [name]
  })

/** Codes of those whom a policy refuses; what isn't there for somebody is refused, too. */
const REFUSALS = ['UNAUTHORIZED', 'FORBIDDEN', 'ACCOUNT_SUSPENDED', 'USER_SUSPENDED', 'NOT_FOUND', 'nothing']

/** What an attempt has led to. */
export interface Outcome {
  /** `idle` is success without anything to change; everything else has passed the policies. */
  kind: 'refused' | 'idle' | 'passed'
  /** The failure's code, if there is one; `nothing` where the field can't say more. */
  code: string | undefined
  /** What would have been written. */
  statements: readonly Statement[]
}

/** Tries a mutation up to the first thing that it would change. */
export async function attempt(
  name: string,
  session: Session | null,
  values: Readonly<Record<string, unknown>>,
): Promise<Outcome> {
  const field = MUTATIONS[name]
  if (!field?.resolve) throw new Error(`There is no mutation ${name}`)
  const args = Object.fromEntries(
    field.args
      .filter((arg) => isNonNullType(arg.type) || Object.hasOwn(values, arg.name))
      .map((arg) => [arg.name, sampleOf(arg.name, arg.type, values)]),
  )
  const made: Attempt = { hasReached: false, statements: [] }
  const parts = partsFor(session, made)
  const resolving = field.resolve(
    undefined,
    args,
    { parts, tags: new CacheTags() } as never,
    {} as GraphQLResolveInfo,
  )
  const result = await Promise.resolve(resolving).catch((error: unknown) => {
    if (!made.hasReached) throw new Error(`${name} failed`, { cause: error })
  })
  const { statements } = made
  if (made.hasReached) return { kind: 'passed', code: undefined, statements }
  const code = result ? (result as { code?: string }).code : 'nothing'
  const kind = code === undefined ? 'idle' : REFUSALS.includes(code) ? 'refused' : 'passed'
  return { kind, code, statements }
}
