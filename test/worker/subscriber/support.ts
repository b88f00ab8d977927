import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { linkTo } from '../../../schema/routes/links'
import { XSRF_COOKIE, XSRF_HEADER } from '../../../schema/rules/session'
import { subscriber } from '../../../schema/tables/newsletter'
import { subscriberTag } from '../../../schema/tables/subscriber-tag'
import type { JobMessage } from '../../../worker/jobs/messages'
import { AUTH_SECRET, ORIGIN } from '../../factories/endpoint-context'
import { NOON, nextId } from '../../factories/ids'
import { takeUp } from '../../factories/jobs'
import { signedIn } from '../../factories/signed-in'

/** What the tests read of a list. */
export interface ShownList {
  __typename?: string
  code?: string
  field?: string
  state: string
  problem: string | null
  notes: string[]
  preview: { names: string[]; lines: string[][] }
  columns: Record<string, number | null>
  lineCount: number
  doneCount: number
  addedCount: number
  askedCount: number
  knownCount: number
  suppressedCount: number
  leftOutCount: number
  faultCount: number
  removedCount: number
}

const FIELDS = `state problem notes preview { names lines }
  columns { email name lastName tags note state since }
  lineCount doneCount addedCount askedCount knownCount suppressedCount leftOutCount faultCount removedCount`

type Message = Extract<JobMessage, { type: 'advance-subscriber-import' }>

/** A writer who keeps a newsletter, and the queue that their lists go through. */
export async function keeper(given: object = {}) {
  const waiting: Message[] = []
  const take = (message: JobMessage) => {
    if (message.type === 'advance-subscriber-import') waiting.push(message)
  }
  const JOBS = {
    send: async (message: JobMessage) => take(message),
    sendBatch: async (messages: Iterable<{ body: JobMessage }>) => {
      for (const { body } of messages) take(body)
    },
  } as unknown as Env['JOBS']
  const bindings = { JOBS, AUTH_SECRET } as Partial<Env>
  const { user, visit } = await signedIn(
    { name: 'Ana Writer', email: `ana-${nextId()}@example.org`, ...given },
    { env: bindings, now: NOON },
  )
  const ask = async (query: string, variables: object) => {
    const { data, errors } = await visit.ask(query, variables)
    if (errors) throw new Error(JSON.stringify(errors))
    return data as Record<string, unknown>
  }
  const change = async (name: string, argument: string, type: string, value: unknown): Promise<ShownList> => {
    const data = await ask(
      `mutation ($value: ${type}!) { result: ${name}(${argument}: $value) {
        __typename ... on SubscriberImport { ${FIELDS} } ... on UserError { code field } } }`,
      { value },
    )
    return data.result as ShownList
  }
  const self = {
    user,
    visit,
    bindings,
    waiting,
    ask,
    type: (text: string, importId = nextId(), newsletterId = user.id) =>
      change('importSubscribers', 'input', 'ImportSubscribersInput', { importId, newsletterId, text }),
    begin: (importId: string, columns: object, hasConsent: boolean) =>
      change('startSubscriberImport', 'input', 'StartSubscriberImportInput', {
        importId,
        columns,
        hasConsent,
      }),
    undo: (importId: string) => change('undoSubscriberImport', 'importId', 'ID', importId),
    /** Sends a file as the body of a request. */
    async send(bytes: BodyInit, importId = nextId(), newsletterId = user.id): Promise<Response> {
      const path = linkTo(
        'ProcessImport',
        { id: newsletterId },
        { query: { import: importId, name: 'a.csv' } },
      )
      return visit.send(path, {
        method: 'POST',
        body: bytes,
        headers: {
          origin: ORIGIN,
          'content-type': 'text/csv',
          [XSRF_HEADER]: visit.cookies().get(XSRF_COOKIE) ?? '',
        },
      })
    },
    async shown(importId: string): Promise<ShownList | null> {
      const { viewer } = await ask(
        `query ($importId: ID!) { viewer { subscriberImport(importId: $importId) { ${FIELDS} } } }`,
        { importId },
      )
      return (viewer as { subscriberImport: ShownList | null }).subscriberImport
    },
    /** Takes the queue's messages until there are none. */
    async work(): Promise<void> {
      for (let message = waiting.shift(); message; message = waiting.shift())
        await takeUp('advance-subscriber-import', [message], visit.now, bindings)
    },
    /** Sends a file, has it read and brought. */
    async bring(
      bytes: BodyInit,
      { hasConsent = true, columns }: { hasConsent?: boolean; columns?: object } = {},
    ) {
      const importId = nextId()
      await self.send(bytes, importId)
      await self.work()
      const read = await self.shown(importId)
      await self.begin(importId, columns ?? { ...read?.columns }, hasConsent)
      await self.work()
      return importId
    },
  }
  return self
}

/** The stored subscribers of a newsletter, by their addresses. */
export async function subscribersOf(newsletterId: string) {
  const db = drizzle(env.DB)
  const [rows, tags] = await Promise.all([db.select().from(subscriber), db.select().from(subscriberTag)])
  return new Map(
    rows
      .filter((row) => row.newsletterId === newsletterId)
      .map((row) => [
        row.email,
        {
          ...row,
          tags: tags.flatMap(({ subscriberId, tag }) => (subscriberId === row.id ? [tag] : [])).sort(),
        },
      ]),
  )
}
