import {
  TextReader,
  Uint8ArrayReader,
  Uint8ArrayWriter,
  ZipWriter,
} from '@zip.js/zip.js/lib/zip-core-native.js'
import { drawPicture } from './pictures'
import type { DemoArchive } from './read-part'

/** The archive as its writer had it: drawings are pictures there. */
export async function archiveOf(files: DemoArchive['files']): Promise<Uint8Array<ArrayBuffer>> {
  const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false })
  for (const { name, text } of files) {
    const [drawing] = /\.svg$/.exec(name) ?? []
    if (drawing === undefined) await writer.add(name, new TextReader(text))
    else {
      const { bytes } = await drawPicture(new TextEncoder().encode(text))
      await writer.add(name.replace(drawing, '.jpg'), new Uint8ArrayReader(bytes))
    }
  }
  return new Uint8Array(await writer.close())
}
