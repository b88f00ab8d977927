import { NAME } from '../../../schema/brand/name'
import { countOf } from '../../../schema/wording/counts'
import type { ImportReport } from '../../services/import/report'

/** The file, and where it is sent. */
export interface ImportRequest {
  /** Origin of the instance. */
  url: string
  key: string
  format: string
  into: string
  owner?: string | undefined
  overwrite?: boolean | undefined
  /** The address of the old site. */
  site?: string | undefined
  /** Where a feed or page is, instead of a file. */
  address?: string | undefined
  /** The file's name. */
  name?: string | undefined
  file: Uint8Array<ArrayBuffer>
}

/** Sends a file to a running instance. @throws Error with a sentence for the person who ran the command. */
export async function sendImport(request: ImportRequest): Promise<ImportReport> {
  const address = new URL('/_/admin/import', request.url)
  address.searchParams.set('format', request.format)
  address.searchParams.set('into', request.into)
  if (request.owner) address.searchParams.set('owner', request.owner)
  if (request.site) address.searchParams.set('site', request.site)
  if (request.address) address.searchParams.set('address', request.address)
  if (request.name) address.searchParams.set('name', request.name)
  if (request.overwrite) address.searchParams.set('overwrite', '1')
  const response = await fetch(address, {
    method: 'POST',
    body: request.file,
    headers: { authorization: `Bearer ${request.key}`, 'content-type': 'application/octet-stream' },
  }).catch((error: Error) => {
    throw new Error(unreachable(request.url, error))
  })
  const answer = await response.json().catch(() => undefined)
  if (response.ok && isReport(answer)) return answer
  throw new Error(refused(response.status, answer))
}

const unreachable = (url: string, error: Error): string =>
  `Nothing answers at ${url} (${error.cause instanceof Error ? error.cause.message : error.message}).
Start an instance in another terminal with: npm start
or say where one runs: --url http://localhost:PORT`

const isReport = (answer: unknown): answer is ImportReport =>
  typeof answer === 'object' && answer !== null && 'imported' in answer && 'skipped' in answer

function refused(status: number, answer: unknown): string {
  const { error } = (answer ?? {}) as { error?: { message?: string } }
  const message =
    error?.message ?? `It answered ${status}, which no ${NAME} does. Is something else running there?`
  if (status === 401) return `The key was not accepted. ${message}\nGive it by --key or in ADMIN_KEY.`
  if (status === 404) return `This instance takes no imports: it has no ADMIN_KEY of 32 characters or more.`
  return `Not imported: ${message}`
}

/** A report as readable lines. `url` is the origin of the instance. */
export function reportLines(report: ImportReport, url: string): string[] {
  const { publication, pictures, ignored } = report
  const others = Object.entries(ignored).map(([type, n]) => `${n} ${type}`)
  return [
    `${publication.name}: ${url}/${publication.slug}${publication.isNew ? ' (new)' : ''}`,
    `  ${countOf(report.imported, 'story', 'stories')} imported, ${report.updated} updated, ${report.unchanged} unchanged, ${report.skipped.length} skipped`,
    `  ${countOf(pictures.stored, 'picture')} fetched, ${pictures.left} left at ${pictures.left === 1 ? 'its source' : 'their sources'}`,
    ...(others.length > 0 ? [`  Not stories: ${others.join(', ')}`] : []),
    ...section(
      'Skipped',
      report.skipped.map(({ item, reason }) => `${item}: ${reason}`),
    ),
    ...section(
      'Notes',
      report.notes.map(({ item, note }) => `${item}: ${note}`),
    ),
  ]
}

const section = (title: string, lines: string[]): string[] =>
  lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  - ${line}`)]
