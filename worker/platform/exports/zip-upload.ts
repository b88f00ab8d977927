import { configure, TextReader, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js'
import type { ZipFile } from './exports'

// A worker has no threads of its own.
configure({ useWebWorkers: false })

/** The bucket takes parts of one size, but for the last. */
const PIECE = 8 * 1024 * 1024

/** Collects bytes into pieces of one size and sends each as soon as it is full: no more than one waits. */
class Pieces {
  size = 0
  readonly #uploaded: R2UploadedPart[] = []
  readonly #upload: R2MultipartUpload
  #waiting = new Uint8Array(PIECE)
  #filled = 0

  constructor(upload: R2MultipartUpload) {
    this.#upload = upload
  }

  async take(chunk: Uint8Array): Promise<void> {
    this.size += chunk.length
    for (let at = 0; at < chunk.length; ) {
      const part = chunk.subarray(at, at + PIECE - this.#filled)
      this.#waiting.set(part, this.#filled)
      this.#filled += part.length
      at += part.length
      if (this.#filled === PIECE) await this.#send()
    }
  }

  async #send(): Promise<void> {
    const piece = this.#waiting.subarray(0, this.#filled)
    this.#uploaded.push(await this.#upload.uploadPart(this.#uploaded.length + 1, piece))
    this.#filled = 0
  }

  async end(): Promise<void> {
    if (this.#filled > 0) await this.#send()
    await this.#upload.complete(this.#uploaded)
  }
}

/**
 * A zip that goes to the bucket while it is written. In memory are one file, the piece that is being filled, and the
 * list of files.
 */
export async function openZipUpload(
  bucket: Pick<R2Bucket, 'createMultipartUpload'>,
  key: string,
): Promise<ZipFile> {
  const upload = await bucket.createMultipartUpload(key, { httpMetadata: { contentType: 'application/zip' } })
  const pieces = new Pieces(upload)
  const zip = new ZipWriter(new WritableStream<Uint8Array>({ write: (chunk) => pieces.take(chunk) }), {
    useWebWorkers: false,
    // Programs of before 2001 can't read larger ones anyhow, and no part comes near to four gigabytes.
    zip64: false,
    extendedTimestamp: false,
  })
  return {
    get size() {
      return pieces.size
    },
    async addText(path, text, at) {
      await zip.add(path, new TextReader(text), { lastModDate: new Date(at) })
    },
    async addBytes(path, bytes, at) {
      // Pictures are packed already.
      await zip.add(path, new Uint8ArrayReader(bytes), { lastModDate: new Date(at), level: 0 })
    },
    async finish() {
      await zip.close()
      await pieces.end()
      return pieces.size
    },
    abandon: () =>
      upload.abort().catch((error: unknown) => {
        console.error(JSON.stringify({ event: 'export-upload-left', error: String(error) }))
      }),
  }
}
