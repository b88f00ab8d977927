import { type CsvError, parse } from 'csv-parse/stream'
import { importNotes } from '../../../schema/wording/import-reasons'
import { type Encoding, encodingOf, sampleOf } from '../import/decode'
import { piecesOf, type SourceFile } from '../import/source-file'
import type { ListLine } from './stored-lines'

/** The longest line that is taken apart, in bytes. */
const LONGEST_LINE = 128 * 1024

/** How many characters are taken apart at a time. */
const PIECE = 65_536

/** How much of a file is looked at for what separates its values. */
const HEAD = 4_096

interface CsvRecord {
  record: string[]
  info: { lines: number }
}

/** A list that is read. */
interface ReadList {
  /** Its lines, in order. Each can be read once. */
  lines: AsyncIterable<ListLine>
  /** What there is to say about its bytes, once all lines are read. */
  notes(): string[]
}

/** The sign that separates the values of a list: the one that its first line has most of. */
function separatorOf(text: string): string {
  const [first = ''] = text.split(/[\r\n]/, 1)
  const times = (sign: string): number => first.split(sign).length - 1
  return [',', ';', '\t'].reduce((best, sign) => (times(sign) > times(best) ? sign : best))
}

/** The encoding of a list in pieces. */
function encodingOfPieces(pieces: readonly Uint8Array[]): Encoding {
  const [head = new Uint8Array()] = pieces
  const telling = pieces.find((piece) => piece.some((byte) => byte > 0x7f)) ?? head
  return encodingOf(head, undefined, sampleOf(telling))
}

/** The text of a list, in pieces. */
function* textsOf(pieces: readonly Uint8Array[], encoding: string): Generator<string> {
  const decoder = new TextDecoder(encoding)
  for (const piece of pieces)
    for (let at = 0; at < piece.length; at += PIECE) {
      const text = decoder.decode(piece.subarray(at, at + PIECE), { stream: true })
      if (text !== '') yield text
    }
  const rest = decoder.decode()
  if (rest !== '') yield rest
}

/** Text as a stream of UTF-8. @param look sees each piece. */
function streamOf(texts: Iterator<string>, look: (text: string) => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const { done, value } = texts.next()
      if (done) return controller.close()
      look(value)
      controller.enqueue(encoder.encode(value))
    },
  })
}

/**
 * Reads a list of any encoding, whatever separates its values. A line that can't be taken apart is passed on without
 * values. Rule: docs/rules/newsletters.md, "Bringing a list".
 */
export async function readList(file: SourceFile): Promise<ReadList> {
  const pieces = await piecesOf(file)
  const { encoding, notes } = encodingOfPieces(pieces)
  const [head = new Uint8Array()] = pieces
  let replaced = 0
  const bytes = streamOf(textsOf(pieces, encoding), (text) => {
    replaced += text.split('\ufffd').length - 1
  })
  const broken: ListLine[] = []
  const parser = parse({
    delimiter: separatorOf(new TextDecoder(encoding).decode(head.subarray(0, HEAD))),
    info: true,
    // Behind a quotation mark there may be more than a space: a name has its address there.
    ltrim: true,
    max_record_size: LONGEST_LINE,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      broken.push({ line: (error as { lines?: number } | undefined)?.lines ?? 0, cells: null })
      return undefined
    },
  })
  async function* lines(): AsyncGenerator<ListLine> {
    const records: ReadableStream<CsvRecord> = bytes.pipeThrough(parser)
    try {
      for await (const { record, info } of records) {
        yield* broken.splice(0)
        const cells = record.map((cell) => cell.trim())
        if (cells.some((cell) => cell !== '')) yield { line: info.lines, cells }
      }
    } catch (error) {
      // A quote that is never closed: what came before it has been read.
      if (!isOfParser(error)) throw error
      broken.push({ line: (error as { lines?: number }).lines ?? 0, cells: null })
    }
    yield* broken.splice(0)
  }
  return {
    lines: lines(),
    notes: () => (replaced === 0 ? notes : [...notes, importNotes.characters(replaced)]),
  }
}

const isOfParser = (error: unknown): error is CsvError =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')
