import { importProblems } from '../../../../schema/wording/import-reasons'
import { MAX_STORY_FILE } from '../archive/archive-entries'
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
  if (fetched.kind === 'bytes') return new MemoryFile(address, [fetched.bytes])
  const why = fetched.kind === 'unreachable' ? importProblems.fetch.unreachable : fetched.reason
  throw new ExportError('unreachable', importProblems.web.cantImport(why))
}
