import { UPLOAD_PART_BYTES } from '../../../schema/rules/upload-parts'

/** A part of an upload that has arrived. */
export interface StoredPart {
  number: number
  etag: string
}

/** Files in the bucket that arrive in parts. An upload has a name of the bucket's own until it is complete. */
export interface PartUploads {
  /** @returns the upload's name. */
  begin(id: string): Promise<string>
  /** Stores a part. @throws if the upload isn't there any more. */
  store(id: string, uploadId: string, number: number, body: ArrayBuffer | ReadableStream): Promise<StoredPart>
  /** Makes one object of the parts. @throws if one is missing or too small. */
  complete(id: string, uploadId: string, parts: readonly StoredPart[]): Promise<void>
  /** Throws away what has arrived. @throws if the bucket can't be reached. */
  abort(id: string, uploadId: string): Promise<void>
}

/** @param keyOf the key in the bucket of the file with an id. */
export function openPartUploads(
  bucket: Pick<R2Bucket, 'createMultipartUpload' | 'resumeMultipartUpload'>,
  keyOf: (id: string) => string,
): PartUploads {
  const uploadOf = (id: string, uploadId: string) => bucket.resumeMultipartUpload(keyOf(id), uploadId)
  return {
    begin: async (id) => (await bucket.createMultipartUpload(keyOf(id))).uploadId,
    async store(id, uploadId, number, body) {
      const { etag } = await uploadOf(id, uploadId).uploadPart(number, body)
      return { number, etag }
    },
    async complete(id, uploadId, parts) {
      await uploadOf(id, uploadId).complete(parts.map(({ number, etag }) => ({ partNumber: number, etag })))
    },
    abort: (id, uploadId) => uploadOf(id, uploadId).abort(),
  }
}

/** Collects bytes into parts of one size and sends each as soon as it is full: no more than one waits. */
export class PartsInTurn {
  size = 0
  readonly #uploaded: R2UploadedPart[] = []
  readonly #upload: R2MultipartUpload
  #waiting = new Uint8Array(UPLOAD_PART_BYTES)
  #filled = 0

  constructor(upload: R2MultipartUpload) {
    this.#upload = upload
  }

  async take(chunk: Uint8Array): Promise<void> {
    this.size += chunk.length
    for (let at = 0; at < chunk.length; ) {
      const part = chunk.subarray(at, at + UPLOAD_PART_BYTES - this.#filled)
      this.#waiting.set(part, this.#filled)
      this.#filled += part.length
      at += part.length
      if (this.#filled === UPLOAD_PART_BYTES) await this.#send()
    }
  }

  async #send(): Promise<void> {
    const part = this.#waiting.subarray(0, this.#filled)
    this.#uploaded.push(await this.#upload.uploadPart(this.#uploaded.length + 1, part))
    this.#filled = 0
  }

  async end(): Promise<void> {
    if (this.#filled > 0) await this.#send()
    await this.#upload.complete(this.#uploaded)
  }
}
