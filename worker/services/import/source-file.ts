import { type Decoded, decode } from './decode'

/** A file that is imported, read piece by piece. */
export interface SourceFile {
  /** Its name as uploaded; empty if unknown. */
  readonly name: string
  readonly size: number
  /** The bytes from an offset on: `length` of them, or fewer at the end of the file. */
  read(from: number, length: number): Promise<Uint8Array<ArrayBuffer>>
}

/** How many bytes are read at a time. */
const PIECE = 1024 * 1024

/** All bytes of a file, in pieces. */
export async function piecesOf(file: SourceFile): Promise<Uint8Array<ArrayBuffer>[]> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  for (let at = 0; at < file.size; at += PIECE)
    pieces.push(await file.read(at, Math.min(PIECE, file.size - at)))
  return pieces
}

/** A file of text, whatever its encoding. */
export const textOfFile = async (file: SourceFile): Promise<Decoded> =>
  decode(new Uint8Array(await new Blob(await piecesOf(file)).arrayBuffer()))

/** Whether a file begins as a zip does. */
export async function isZip(file: SourceFile): Promise<boolean> {
  const [p, k, three, four] = await file.read(0, 4)
  return p === 0x50 && k === 0x4b && ((three === 3 && four === 4) || (three === 5 && four === 6))
}

/** A file in memory. */
export class MemoryFile implements SourceFile {
  readonly size: number
  readonly #blob: Blob

  constructor(
    readonly name: string,
    chunks: readonly Uint8Array<ArrayBuffer>[],
  ) {
    this.#blob = new Blob([...chunks])
    this.size = this.#blob.size
  }

  async read(from: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
    return new Uint8Array(await this.#blob.slice(from, from + length).arrayBuffer())
  }
}
