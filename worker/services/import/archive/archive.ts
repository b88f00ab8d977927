import { configure, type FileEntry, Reader, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js'
import { importProblems, importReasons } from '../../../../schema/wording/import-reasons'
import { type Decoded, decode } from '../decode'
import { ExportError } from '../export-reader'
import type { SourceFile } from '../source-file'
import { faultOfPath } from './fault-of-path'

// A worker has no threads of its own.
configure({ useWebWorkers: false })

const MB = 1024 * 1024
/** The most files, the largest list of them, and what all of them may unpack to. */
const MOST_FILES = 20_000
const LARGEST_LIST = 16 * MB
const MOST_UNPACKED = 2048 * MB
/** How much more a file may be than it is packed: text is at most some dozens of times as long. */
const MOST_RATIO = 200

/** A file in an archive. */
export interface ArchiveFile {
  path: string
  /** Bytes, as the archive states them. */
  size: number
  /** Why it isn't read, if it isn't. */
  fault?: string
}

/** Reads the archive's bytes where they lie, piece by piece. */
class FileReader extends Reader<SourceFile> {
  readonly #file: SourceFile

  constructor(file: SourceFile) {
    super(file)
    this.#file = file
    this.size = file.size
  }

  override async readUint8Array(index: number, length: number): Promise<Uint8Array> {
    if (length > LARGEST_LIST) throw new ExportError('too-large', importProblems.archive.longList)
    return this.#file.read(index, Math.min(length, this.size - index))
  }
}

/**
 * A zip, read from its list of files: each file is unpacked alone, in a stream that stops at its limit, so that memory
 * stays bounded whatever the archive claims. Rule: docs/rules/import.md, "Archives".
 */
export class Archive {
  readonly files: readonly ArchiveFile[]
  readonly #entries: ReadonlyMap<string, FileEntry>

  private constructor(files: readonly ArchiveFile[], entries: ReadonlyMap<string, FileEntry>) {
    this.files = files
    this.#entries = entries
  }

  /** @throws ExportError if it isn't an archive, or one that nobody makes for a blog. */
  static async open(file: SourceFile): Promise<Archive> {
    const files: ArchiveFile[] = []
    const entries = new Map<string, FileEntry>()
    let unpacked = 0
    const reader = new ZipReader(new FileReader(file), { strictness: 'tolerant' })
    try {
      for await (const entry of reader.getEntriesGenerator()) {
        if (entry.directory) continue
        if (files.length >= MOST_FILES)
          throw new ExportError('too-large', importProblems.archive.manyFiles(MOST_FILES))
        const path = entry.filename
        const fault = faultOf(entry, entries)
        files.push({ path, size: entry.uncompressedSize, ...(fault === undefined ? {} : { fault }) })
        if (fault !== undefined) continue
        entries.set(path, entry)
        unpacked += entry.uncompressedSize
      }
    } catch (error) {
      if (error instanceof ExportError) throw error
      throw new ExportError('not-zip', importProblems.archive.damaged)
    }
    if (unpacked > MOST_UNPACKED)
      throw new ExportError('too-large', importProblems.archive.unpacksTooLarge(MOST_UNPACKED / MB))
    return new Archive(files, entries)
  }

  /** The bytes of a file; nothing if it isn't there, is damaged, or has more than `most` bytes. */
  async bytes(path: string, most: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const entry = this.#entries.get(path)
    if (entry === undefined || entry.uncompressedSize > most) return undefined
    const bytes = new Uint8Array(entry.uncompressedSize)
    const isWhole = await this.pieces(path, most, (chunk, at) => bytes.set(chunk, at))
    return isWhole ? bytes : undefined
  }

  /**
   * Gives the bytes of a file piece by piece, each with its place, so that none of a large one stays in memory.
   *
   * @returns whether that was all of it: not in the same cases, or if a piece wasn't taken.
   */
  async pieces(
    path: string,
    most: number,
    take: (chunk: Uint8Array, at: number) => void | Promise<void>,
  ): Promise<boolean> {
    const entry = this.#entries.get(path)
    if (entry === undefined || entry.uncompressedSize > most) return false
    let at = 0
    const into = new WritableStream<Uint8Array>({
      async write(chunk) {
        // It has more than it states.
        if (at + chunk.length > entry.uncompressedSize) throw new RangeError('larger than stated')
        await take(chunk, at)
        at += chunk.length
      },
    })
    try {
      await entry.getData(into, { checkSignature: true })
    } catch {
      return false
    }
    return at === entry.uncompressedSize
  }

  /** A text file; nothing in the same cases. */
  async text(path: string, most: number): Promise<Decoded | undefined> {
    const bytes = await this.bytes(path, most)
    return bytes && decode(bytes)
  }
}

function faultOf(entry: FileEntry, known: ReadonlyMap<string, FileEntry>): string | undefined {
  const { filename, uncompressedSize, compressedSize, encrypted } = entry
  const fault = faultOfPath(filename)
  if (fault !== undefined) return fault
  if (known.has(filename)) return importReasons.file.sameName
  if (encrypted) return importReasons.file.encrypted
  const isBomb = uncompressedSize > MB && uncompressedSize > MOST_RATIO * Math.max(1, compressedSize)
  return isBomb ? importReasons.file.bomb : undefined
}
