import { fileKey } from '../../../schema/rules/files'
import type { Exports } from './exports'
import { openZipUpload } from './zip-upload'

/** The key of a part of an export. Pictures have other keys, and only the endpoint of downloads serves these. */
export const exportKey = (exportId: string, part: number): string => `export/${exportId}/${part}.zip`
const noteKey = (exportId: string, part: number): string => `export/${exportId}/${part}.json`

/** Files in the bucket, and the queue. */
export function openExports({ MEDIA: bucket, JOBS }: Pick<Env, 'MEDIA' | 'JOBS'>): Exports {
  return {
    openPart: (exportId, part) => openZipUpload(bucket, exportKey(exportId, part)),
    async picture(imageId) {
      const object = await bucket.get(`image/${imageId}`)
      return object ? new Uint8Array(await object.arrayBuffer()) : undefined
    },
    file: async (fileId) => (await bucket.get(fileKey(fileId)))?.body,
    async note(exportId, part, pictureIds) {
      await bucket.put(noteKey(exportId, part), JSON.stringify(pictureIds))
    },
    async noted(exportId, part) {
      const all = new Set<string>()
      for (let before = 1; before < part; before++) {
        const ids = await (await bucket.get(noteKey(exportId, before)))?.json<string[]>()
        for (const id of ids ?? []) all.add(id)
      }
      return all
    },
    async remove(exportId, parts) {
      // One more than are finished: a step may have been stopped before it could say so.
      const numbers = Array.from({ length: parts + 1 }, (_, i) => i + 1)
      const keys = numbers.flatMap((part) => [exportKey(exportId, part), noteKey(exportId, part)])
      await bucket.delete(keys)
    },
    async advance(exportId) {
      await JOBS.send({ type: 'advance-export', exportId }).catch((error: unknown) => {
        console.error(JSON.stringify({ event: 'export-request-failed', error: String(error) }))
      })
    },
  }
}
