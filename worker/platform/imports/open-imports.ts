import { openOutside } from '../outside'
import type { Imports, StoredPart } from './imports'

/** The key of an import's file. Pictures have other keys, and nothing serves this one. */
export const importKey = (importId: string): string => `import/${importId}`

/** Files in the bucket, by its uploads in parts, and the queue. */
export function openImports(env: Pick<Env, 'DNS_URL' | 'MEDIA' | 'JOBS'>): Imports {
  const { MEDIA: bucket, JOBS } = env
  const quietly = (work: Promise<unknown>, event: string): Promise<void> =>
    work.then(
      () => undefined,
      (error: unknown) => console.error(JSON.stringify({ event, error: String(error) })),
    )
  return {
    ...openOutside(env),
    begin: async (importId) => (await bucket.createMultipartUpload(importKey(importId))).uploadId,
    async store(importId, uploadId, number, body): Promise<StoredPart> {
      const { etag } = await bucket
        .resumeMultipartUpload(importKey(importId), uploadId)
        .uploadPart(number, body)
      return { number, etag }
    },
    async complete(importId, uploadId, parts) {
      await bucket
        .resumeMultipartUpload(importKey(importId), uploadId)
        .complete(parts.map(({ number, etag }) => ({ partNumber: number, etag })))
    },
    put: async (importId, body) => void (await bucket.put(importKey(importId), body)),
    remove: (importId, uploadId) =>
      quietly(
        uploadId === null
          ? bucket.delete(importKey(importId))
          : bucket.resumeMultipartUpload(importKey(importId), uploadId).abort(),
        'import-file-left',
      ),
    advance: (importId) => quietly(JOBS.send({ type: 'advance-import', importId }), 'import-request-failed'),
  }
}
