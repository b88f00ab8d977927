import { importProblems } from '../../../../schema/wording/import-reasons'
import { type ExportEntry, ExportError, type ExportReader, type OpenOptions } from '../export-reader'
import { piecesOf, type SourceFile } from '../source-file'
import { readWxr } from './read-wxr'
import { readItem } from './story'
import { surveyWxr } from './survey'
import { WxrError } from './wxr'

/**
 * Opens a WordPress export. It is read twice: once to its end, so that a truncated file writes nothing and everything
 * that stories refer to is known, then item by item. Rule: docs/rules/import.md, "WordPress".
 *
 * @throws ExportError
 */
export async function openWordPress(file: SourceFile, { now }: OpenOptions): Promise<ExportReader> {
  const chunks = await piecesOf(file)
  if (!looksLikeXml(chunks)) throw new ExportError('not-xml', importProblems.wordPress.notXml)
  const survey = read(() => surveyWxr(chunks))
  function* entries(from: number): Generator<ExportEntry> {
    let position = 0
    for (const event of readWxr(chunks)) {
      if (event.kind !== 'item') continue
      if (position >= from) yield { position, ...readItem(event.item, survey, now) }
      position += 1
    }
  }
  return { survey, entries }
}

function read<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof WxrError)) throw error
    throw new ExportError(
      error.code,
      error.line === undefined ? error.message : importProblems.line(error.line, error.message),
    )
  }
}

/** Whether a file begins as XML does, apart from white space and byte order marks. */
function looksLikeXml(chunks: readonly Uint8Array[]): boolean {
  const first = (chunks[0] ?? new Uint8Array()).subarray(0, 64)
  return first.find((byte) => ![0xef, 0xbb, 0xbf, 0xfe, 0xff, 0, 9, 10, 13, 32].includes(byte)) === 0x3c
}
