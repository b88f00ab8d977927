import { fileKey } from '../../../schema/rules/files'
import { openPartUploads, PartsInTurn, type PartUploads } from '../uploads/part-uploads'

/** A file's beginning, and how large the whole is. */
interface FileStart {
  bytes: Uint8Array<ArrayBuffer>
  size: number
}

/** Files of stories in the store: each arrives in parts. Aborting also removes a file that is complete. */
export interface Files extends PartUploads {
  /**
   * Stores a file whose bytes are given piece by piece.
   *
   * @param give returns whether those were all: if not, nothing is stored.
   * @returns whether it is stored.
   */
  keep(
    fileId: string,
    give: (take: (chunk: Uint8Array) => Promise<void>) => Promise<boolean>,
  ): Promise<boolean>
  /** The first bytes of a whole file; nothing if there is none. */
  start(fileId: string, length: number): Promise<FileStart | undefined>
}

export function openFiles({ MEDIA: bucket }: Pick<Env, 'MEDIA'>): Files {
  const uploads = openPartUploads(bucket, fileKey)
  return {
    ...uploads,
    async abort(fileId, uploadId) {
      // Neither has to be there: a finished upload is a file, and the bucket itself drops the others after a week.
      await uploads.abort(fileId, uploadId).catch((error: unknown) => {
        console.warn(JSON.stringify({ event: 'file-upload-left', error: String(error) }))
      })
      await bucket.delete(fileKey(fileId))
    },
    async keep(fileId, give) {
      const upload = await bucket.createMultipartUpload(fileKey(fileId))
      const parts = new PartsInTurn(upload)
      const isWhole = await give((chunk) => parts.take(chunk))
      if (isWhole) await parts.end()
      else await upload.abort()
      return isWhole
    },
    async start(fileId, length) {
      const object = await bucket.get(fileKey(fileId), { range: { offset: 0, length } })
      return object ? { bytes: new Uint8Array(await object.arrayBuffer()), size: object.size } : undefined
    },
  }
}
