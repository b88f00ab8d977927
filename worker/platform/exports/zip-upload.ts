import { configure, TextReader, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js'
import { PartsInTurn } from '../uploads/part-uploads'
import type { ZipFile } from './exports'

// A worker has no threads of its own.
configure({ useWebWorkers: false })

/**
 * A zip that goes to the bucket while it is written. In memory are one file, the piece that is being filled, and the
 * list of files.
 */
export async function openZipUpload(
  bucket: Pick<R2Bucket, 'createMultipartUpload'>,
  key: string,
): Promise<ZipFile> {
  const upload = await bucket.createMultipartUpload(key, { httpMetadata: { contentType: 'application/zip' } })
  const pieces = new PartsInTurn(upload)
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
    async addStream(path, stream, at) {
      // Recordings and films are packed already.
      await zip.add(path, stream, { lastModDate: new Date(at), level: 0 })
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
