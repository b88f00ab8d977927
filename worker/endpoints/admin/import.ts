import { MAX_IMPORT_BYTES } from '../../../schema/rules/limits'
import { Database } from '../../data/database'
import { insertAudit } from '../../data/imports/audit'
import { requestPurge } from '../../edge-cache/request-purge'
import { storyPurger } from '../../edge-cache/story-purger'
import type { Clock } from '../../platform/clock'
import { newId } from '../../platform/ids'
import { importWordPress } from '../../services/import/importWordPress'
import { FetchingPictureStore } from '../../services/import/pictures/pictureStore'
import { ImportError, type ImportReport } from '../../services/import/report'
import { requestIndexing } from '../../services/search/requestIndexing'
import type { Endpoint } from '../endpoint'
import { addressOf, checkAdminKey } from './adminKey'
import { looksLikeXml, readBody } from './readBody'

export interface ImportDependencies {
  clock: Clock
  /** How pictures are fetched; absent: over the network. */
  fetch?: (address: string, init: RequestInit) => Promise<Response>
}

const TYPES =
  /^(?:text\/xml|application\/xml|application\/rss\+xml|application\/octet-stream|text\/plain)?\s*(?:;|$)/i

/** While a file is read, what changed is purged so often, in milliseconds. */
const PURGE_EVERY = 500

const answer = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } })

const refusal = (status: number, code: string, message: string, headers?: Record<string, string>): Response =>
  answer(status, { error: { code, message } }, headers)

/**
 * `POST /_/admin/import?format=wordpress&into={slug}`: takes an export as the body and answers with an
 * ImportReport, or `{error: {code, message}}` with 400, 401, 404, 405, 413, 415, 422 or 429.
 * `overwrite=1` lets it write to a publication that people made; `owner={username}` says whose a new one is.
 * Rule: docs/rules/import.md, "Endpoint".
 */
export async function importFile(
  request: Request,
  env: Env,
  ctx: Pick<ExecutionContext, 'waitUntil'>,
  deps: ImportDependencies,
): Promise<Response> {
  const now = deps.clock.now()
  const key = await checkAdminKey(request, env, now)
  if (key.outcome === 'absent') return refusal(404, 'not-found', 'There is nothing here.')
  if (key.outcome === 'limited')
    return refusal(429, 'too-many-wrong-keys', 'Too many wrong keys came from this address.', {
      'retry-after': String(key.retryAfter),
    })
  if (key.outcome === 'denied')
    return refusal(401, 'wrong-key', 'Send the operators\' key as "authorization: Bearer …".', {
      'www-authenticate': 'Bearer',
    })
  if (request.method !== 'POST') return refusal(405, 'method', 'Send the file by POST.', { allow: 'POST' })

  const outcome = await run(request, env, ctx, deps)
  const detail = outcome instanceof Response ? `refused with ${outcome.status}` : summary(outcome)
  const entry = {
    at: now,
    action: 'import',
    keyFingerprint: key.fingerprint,
    address: addressOf(request),
    detail,
  }
  await new Database(env.DB).write([insertAudit(entry)])
  return outcome instanceof Response ? outcome : answer(200, outcome)
}

const summary = ({ publication, imported, updated, unchanged, skipped }: ImportReport): string =>
  `into ${publication.slug}: ${imported} imported, ${updated} updated, ${unchanged} unchanged, ${skipped.length} skipped`

async function run(
  request: Request,
  env: Env,
  ctx: Pick<ExecutionContext, 'waitUntil'>,
  deps: ImportDependencies,
): Promise<ImportReport | Response> {
  const query = new URL(request.url).searchParams
  const into = query.get('into') ?? ''
  const owner = query.get('owner') ?? ''
  if (query.get('format') !== 'wordpress')
    return refusal(400, 'unknown-format', 'Say format=wordpress: it is the one that can be read.')
  if (into === '')
    return refusal(
      400,
      'no-publication',
      "Say into=…: the address of the publication, such as 'theme-tests'.",
    )
  if (!TYPES.test(request.headers.get('content-type') ?? ''))
    return refusal(415, 'not-xml', 'Send the export itself as the body: an XML file.')
  const chunks = await readBody(request, MAX_IMPORT_BYTES)
  if (chunks === undefined) return refusal(413, 'too-large', 'A file may have 25 MB. Export in parts.')
  if (chunks.length === 0) return refusal(400, 'empty', 'The body is empty: send the file as the body.')
  if (!looksLikeXml(chunks))
    return refusal(415, 'not-xml', 'This is no XML. If it is packed, unpack it first.')

  const changed: string[] = []
  let purgedAt = deps.clock.now()
  const onChange = (postId: string): void => {
    changed.push(postId)
    // A long import doesn't keep its first stories from readers until its last one is in.
    if (deps.clock.now() - purgedAt < PURGE_EVERY) return
    purgedAt = deps.clock.now()
    requestPurge(env, ctx, deps.clock)
  }
  const db = new Database(env.DB)
  const ports = {
    db,
    clock: deps.clock,
    newId,
    purger: storyPurger(() => {}),
    reindex: onChange,
    pictures: new FetchingPictureStore({
      port: { fetch: deps.fetch ?? ((address, init) => fetch(address, init)) },
      store: { db, bucket: env.MEDIA },
      clock: deps.clock,
    }),
  }
  try {
    const input = { slug: into, mayOverwrite: query.get('overwrite') === '1', ...(owner ? { owner } : {}) }
    return await importWordPress(ports, chunks, input)
  } catch (error) {
    if (!(error instanceof ImportError)) throw error
    return refusal(error.code === 'bad-slug' ? 400 : 422, error.code, error.message)
  } finally {
    // Also when it broke off: what was written is there.
    if (changed.length > 0) {
      requestPurge(env, ctx, deps.clock)
      ctx.waitUntil(requestIndexing(env.JOBS, changed))
    }
  }
}

/** The same as an endpoint of the route table: AdminImport. */
export const adminImport: Endpoint = ({ request, env, ctx, clock }) =>
  importFile(request, env, ctx, { clock })
