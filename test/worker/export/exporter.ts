import { env } from 'cloudflare:workers'
import { Archive } from '../../../worker/services/import/archive/archive'
import { MemoryFile } from '../../../worker/services/import/source-file'
import { AUTH_SECRET } from '../../factories/endpoint-context'
import { NOON, nextId } from '../../factories/ids'
import { takeUp } from '../../factories/jobs'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

export interface ShownExport {
  __typename?: string
  id: string
  message?: string
  state: string
  storyCount: number
  storiesDone: number
  parts: { number: number; bytes: number; url: string }[]
}

const FIELDS = 'id state storyCount storiesDone parts { number bytes url }'

/** Somebody who exports what they have. */
export async function exporter(given: Parameters<typeof createUser>[0] = {}) {
  const user = await createUser({
    email: `${nextId()}@example.org`,
    emailVerifiedAt: NOON,
    ...given,
  })
  const sent: string[] = []
  const JOBS = {
    send: async ({ exportId }: { exportId?: string }) => void (exportId && sent.push(exportId)),
    sendBatch: async () => {},
  } as unknown as Env['JOBS']
  const variables = {
    AUTH_SECRET,
    PRODUCT_NAME: 'Quire',
    MAIN_HOST: 'quire.example',
    ENVIRONMENT: 'development',
  }
  const bindings = { ...env, ...variables, JOBS } as unknown as Env
  const visit = newVisit({ env: { JOBS } })
  await visit.signIn(user.id)

  const self = {
    user,
    visit,
    bindings,
    sent,
    async request(): Promise<ShownExport> {
      const { data, errors } = await visit.ask(
        `mutation { requestExport { __typename ... on UserError { message } ... on AccountExport { ${FIELDS} } } }`,
      )
      if (errors) throw new Error(errors.map(({ message }) => message).join('; '))
      return data?.requestExport as ShownExport
    },
    async shown(): Promise<ShownExport[]> {
      const { data } = await visit.ask(`{ viewer { exports { ${FIELDS} } } }`)
      return (data?.viewer as { exports: ShownExport[] } | undefined)?.exports ?? []
    },
    /** Takes the queue's messages about exports until there are none; returns how many there were. */
    async work(clock = { now: () => visit.now }): Promise<number> {
      let steps = 0
      for (;;) {
        const ids = sent.splice(0)
        if (ids.length === 0) return steps
        steps += ids.length
        const messages = ids.map((exportId) => ({ type: 'advance-export' as const, exportId }))
        await takeUp('advance-export', messages, clock, bindings)
      }
    },
    async download(url: string): Promise<Uint8Array<ArrayBuffer>> {
      const response = await visit.get(url)
      if (response.status !== 200) throw new Error(`${url}: ${response.status}`)
      return new Uint8Array(await response.arrayBuffer())
    },
    /** Makes an export, and opens its parts. */
    async archives(): Promise<{ archive: Archive; bytes: Uint8Array<ArrayBuffer> }[]> {
      await self.request()
      await self.work()
      const [newest] = await self.shown()
      return Promise.all(
        (newest?.parts ?? []).map(async ({ url }) => {
          const bytes = await self.download(url)
          return { bytes, archive: await Archive.open(new MemoryFile('export.zip', [bytes])) }
        }),
      )
    },
  }
  return self
}

/** A text file of an archive. */
export const textIn = async (archive: Archive, path: string): Promise<string> =>
  (await archive.text(path, 5_000_000))?.text ?? `${path} isn't there`
