import { XSRF_COOKIE, XSRF_HEADER } from '../../../schema/rules/session'
import { UPLOAD_PART_BYTES } from '../../../schema/rules/upload-parts'
import { ORIGIN } from '../../factories/endpoint-context'
import { nextId } from '../../factories/ids'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'

/** What the endpoints answer. */
interface Sent {
  fileId: string
  arrived: number[]
  type: string
}

/** Somebody who uploads files: a new account, unless it is given. */
export async function sender(given: Parameters<typeof createUser>[0] = {}, userId?: string) {
  const visit = newVisit()
  await visit.signIn(userId ?? (await createUser(given)).id)
  const send = (path: string, init: RequestInit) =>
    visit.send(path, {
      ...init,
      headers: {
        ...(init.headers as Record<string, string>),
        origin: ORIGIN,
        [XSRF_HEADER]: visit.cookies().get(XSRF_COOKIE) ?? '',
      },
    })
  const answer = async (response: Response): Promise<[number, Sent]> => [
    response.status,
    (await response.json()) as Sent,
  ]
  const self = {
    visit,
    begin: async (key: string, name: string, size: number) =>
      answer(
        await send('/_/files', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ key, name, size }),
        }),
      ),
    part: async (fileId: string, number: number, body: Uint8Array<ArrayBuffer>) =>
      (await send(`/_/files/${fileId}/${number}`, { method: 'POST', body })).status,
    finish: async (fileId: string) => answer(await send(`/_/files/${fileId}`, { method: 'POST' })),
    drop: async (fileId: string) => (await send(`/_/files/${fileId}`, { method: 'DELETE' })).status,
    /** Sends a whole file. */
    async stored(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Sent> {
      const [, { fileId }] = await self.begin(nextId(), name, bytes.length)
      for (let at = 0, number = 1; at < bytes.length; at += UPLOAD_PART_BYTES, number++)
        await self.part(fileId, number, bytes.slice(at, at + UPLOAD_PART_BYTES))
      return (await self.finish(fileId))[1]
    },
  }
  return self
}
