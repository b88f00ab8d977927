import { openOutside } from '../outside'
import { openPartUploads } from '../uploads/part-uploads'
import type { Imports } from './imports'

/** The key of an import's file. Pictures have other keys, and nothing serves this one. */
export const importKey = (importId: string): string => `import/${importId}`

/** Files in the bucket, by its uploads in parts, and the queue. */
export function openImports(env: Pick<Env, 'DNS_URL' | 'MEDIA' | 'JOBS'>): Imports {
  const { MEDIA: bucket, JOBS } = env
  const { begin, store, complete, abort } = openPartUploads(bucket, importKey)
  const quietly = (work: Promise<unknown>, event: string): Promise<void> =>
    work.then(
      () => undefined,
      (error: unknown) => console.error(JSON.stringify({ event, error: String(error) })),
    )
  return {
    ...openOutside(env),
    begin,
    store,
    complete,
    put: async (importId, body) => void (await bucket.put(importKey(importId), body)),
    remove: (importId, uploadId) =>
      quietly(
        uploadId === null ? bucket.delete(importKey(importId)) : abort(importId, uploadId),
        'import-file-left',
      ),
    advance: (importId) => quietly(JOBS.send({ type: 'advance-import', importId }), 'import-request-failed'),
    advanceList: (importId) =>
      quietly(JOBS.send({ type: 'advance-subscriber-import', importId }), 'import-request-failed'),
  }
}
