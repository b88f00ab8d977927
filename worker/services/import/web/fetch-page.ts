import { importProblems } from '../../../../schema/wording/import-reasons'
import { MAX_STORY_FILE } from '../archive/archive-entries'
import { charsetOf, decode, encodingOf } from '../decode'
import { ExportError } from '../export-reader'
import { type FetchPort, fetchBytes } from '../pictures/fetch-bytes'
import { MemoryFile } from '../source-file'

const PAGE = {
  accept: 'text/html,application/xhtml+xml,application/xml',
  most: MAX_STORY_FILE,
  isSecure: true,
}

/**
 * Fetches a feed or page: over https, from public names only, redirects included, within limits of time and size. Rule:
 * docs/rules/import.md, "Feeds and pages".
 *
 * @throws ExportError if it can't be had.
 */
export async function fetchPage(port: FetchPort, address: string): Promise<MemoryFile> {
  const fetched = await fetchBytes(port, address, PAGE)
  if (fetched.kind === 'bytes') return new MemoryFile(address, inUtf8(fetched.bytes, charsetOf(fetched.type)))
  const why = fetched.kind === 'unreachable' ? importProblems.fetch.unreachable : fetched.reason
  throw new ExportError('unreachable', importProblems.web.cantImport(why))
}

/** What only a server says of a page's encoding would be lost where the page is kept, so it is decoded at once. */
function inUtf8(bytes: Uint8Array<ArrayBuffer>, charset: string | undefined): Uint8Array<ArrayBuffer>[] {
  if (encodingOf(bytes, charset).encoding === encodingOf(bytes).encoding) return [bytes]
  return [new Uint8Array([0xef, 0xbb, 0xbf]), new TextEncoder().encode(decode(bytes, charset).text)]
}
