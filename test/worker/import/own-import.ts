import { env } from 'cloudflare:workers'
import { XSRF_COOKIE, XSRF_HEADER } from '../../../schema/rules/session'
import { UPLOAD_PART_BYTES } from '../../../schema/rules/upload-parts'
import { ORIGIN } from '../../factories/endpoint-context'
import { NOON, nextId } from '../../factories/ids'
import { takeUp } from '../../factories/jobs'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

/** What the tests read of an import. */
export interface ShownImport {
  __typename?: string
  message?: string
  state: string
  problem: string | null
  uploadedParts: number[]
  counts: Record<string, number>
  entriesConnection: {
    entries: {
      title: string
      state: string | null
      outcome: string | null
      notes: string[]
      postId: string
    }[]
  }
}

const FIELDS = `... on StoryImport {
  state problem uploadedParts
  counts { stories problems waiting imported updated unchanged skipped undone kept }
  entriesConnection(paging: { limit: 50 }) { entries { title state outcome notes postId } }
}`

/** A queue whose messages are taken when a test says so. */
const queue = () => {
  const sent: { type: string; importId?: string }[] = []
  const take = (...messages: { type: string }[]) => void sent.push(...messages)
  return {
    sent,
    JOBS: {
      send: async (message: { type: string }) => take(message),
      sendBatch: async (all: Iterable<{ body: { type: string } }>) =>
        take(...[...all].map(({ body }) => body)),
    } as unknown as Env['JOBS'],
  }
}

/** Somebody who imports their own stories: a new account, unless it is given. */
export async function importer(
  given: Parameters<typeof createUser>[0] = {},
  existing?: Awaited<ReturnType<typeof createUser>>,
) {
  const user = existing ?? (await createUser({ emailVerifiedAt: NOON, ...given }))
  const { sent, JOBS } = queue()
  const bindings = { ...env, JOBS } as unknown as Env
  const visit = newVisit({ env: { JOBS } })
  await visit.signIn(user.id)

  async function change(name: string, type: string, input: object): Promise<ShownImport> {
    const { data, errors } = await visit.ask(
      `mutation ($input: ${type}!) { ${name}(input: $input) { __typename ... on UserError { message } ${FIELDS} } }`,
      { input },
    )
    if (errors) throw new Error(errors.map(({ message }) => message).join('; '))
    return data?.[name] as ShownImport
  }

  const self = {
    user,
    visit,
    bindings,
    start: (importId: string, format: string, size: number, fileName = 'export.zip') =>
      change('startImport', 'StartImportInput', { importId, format, fileName, size }),
    async sendPart(importId: string, number: number, bytes: Uint8Array<ArrayBuffer>): Promise<number> {
      const xsrf = visit.cookies().get(XSRF_COOKIE) ?? ''
      const response = await visit.send(`/_/import/${importId}/${number}`, {
        method: 'POST',
        body: bytes,
        headers: { origin: ORIGIN, [XSRF_HEADER]: xsrf },
      })
      return response.status
    },
    finish: (importId: string) => change('finishImportUpload', 'FinishImportUploadInput', { importId }),
    commit: (importId: string, asDrafts = false) =>
      change('commitImport', 'CommitImportInput', { importId, asDrafts }),
    undo: (importId: string) => change('undoImport', 'UndoImportInput', { importId }),
    async shown(importId: string): Promise<ShownImport | null> {
      const { data } = await visit.ask(
        `query ($importId: ID!) { viewer { storyImport(importId: $importId) { ${FIELDS.replace('... on StoryImport {', '').slice(0, -1)} } } }`,
        { importId },
      )
      return (data?.viewer as { storyImport: ShownImport | null } | undefined)?.storyImport ?? null
    },
    /** Takes the queue's messages about imports until there are none; returns how many there were. */
    async work(clock = { now: () => visit.now }): Promise<number> {
      let steps = 0
      for (;;) {
        const ids = sent.splice(0).flatMap(({ importId }) => importId ?? [])
        if (ids.length === 0) return steps
        steps += ids.length
        const messages = ids.map((importId) => ({ type: 'advance-import' as const, importId }))
        await takeUp('advance-import', messages, clock, bindings)
      }
    },
    /** Uploads a file and has it read. */
    async upload(format: string, file: Uint8Array<ArrayBuffer>, fileName = 'export.zip'): Promise<string> {
      const importId = nextId()
      await self.start(importId, format, file.length, fileName)
      for (let at = 0, number = 1; at < file.length; at += UPLOAD_PART_BYTES, number++)
        await self.sendPart(importId, number, file.slice(at, at + UPLOAD_PART_BYTES))
      await self.finish(importId)
      await self.work()
      return importId
    },
  }
  return self
}
