import * as v from 'valibot'
import { MAX_HREF, MAX_IMPORT_BYTES } from '../../../schema/rules/limits'
import { newId } from '../../../schema/rules/new-id'
import { Database } from '../../data/database'
import { requestPurge } from '../../edge-cache/request-purge'
import { storyPurger } from '../../edge-cache/story-purger'
import type { Clock } from '../../platform/clock'
import { type Outside, openOutside } from '../../platform/outside'
import { FORMATS } from '../../services/import/formats'
import { importFile } from '../../services/import/import-file'
import { FetchingPictureStore, type PictureBudget } from '../../services/import/pictures/picture-store'
import type { ImportReport, NotImported } from '../../services/import/report'
import { MemoryFile } from '../../services/import/source-file'
import { fetchPage } from '../../services/import/web/fetch-page'
import { requestDecoration } from '../../services/post/request-decoration'
import { requestIndexing } from '../../services/search/request-indexing'
import { parseInput } from '../../services/use-case'
import { requestDeliveries } from '../../services/webhook/request-deliveries'
import type { Endpoint } from '../endpoint'
import { readBody } from '../read-body'
import { type AdminOutcome, refused, refusedInput, withAdminKey } from './with-admin-key'

export interface ImportDependencies {
  clock: Clock
  /** Where pictures are fetched from; by default the web. */
  outside?: Outside
  /** What it may spend on pictures, if that isn't what every import may. */
  pictureBudget?: Partial<PictureBudget> | undefined
}

/** What other faults than those of a file's content are answered with. */
const STATUS: Partial<Record<NotImported['reason'], number>> = {
  'bad-slug': 400,
  'not-xml': 415,
  'not-an-export': 415,
  'not-json': 415,
  'too-large': 413,
}

const Query = v.object({
  format: v.pipe(
    v.optional(v.string(), ''),
    v.picklist(FORMATS, `Add format=…: one of ${FORMATS.join(', ')}.`),
  ),
  into: v.pipe(
    v.optional(v.string(), ''),
    v.nonEmpty("Add into=…: the slug of the publication, such as 'theme-tests'."),
  ),
  owner: v.optional(v.string(), ''),
  overwrite: v.optional(v.string()),
  site: v.optional(v.pipe(v.string(), v.url('Give site=… as the address of the old site.'))),
  name: v.optional(v.pipe(v.string(), v.maxLength(300)), ''),
  address: v.optional(v.pipe(v.string(), v.maxLength(MAX_HREF))),
})

/** How often changes are purged while a file is read, in milliseconds. */
const PURGE_EVERY = 500

/**
 * `POST /_/admin/import?format=wordpress&into={slug}`: takes an export as the body and responds with an ImportReport, or `{error: {code, message}}` with 400, 401, 404, 405, 413, 415, 422 or 429. `overwrite=1`
 * allows writing to a publication that people created; `owner={username}` names the owner of a new one. Rule:
 * docs/rules/import.md, "Endpoint".
 */
export const importByOperator = (
  request: Request,
  env: Env,
  ctx: Pick<ExecutionContext, 'waitUntil'>,
  deps: ImportDependencies,
): Promise<Response> =>
  withAdminKey({ request, env, clock: deps.clock }, 'import', async () => {
    const outcome = await run(request, env, ctx, deps)
    return 'status' in outcome ? outcome : { status: 200, body: outcome, detail: summary(outcome) }
  })

const summary = ({ publication, imported, updated, unchanged, skipped }: ImportReport): string =>
  `into ${publication.slug}: ${imported} imported, ${updated} updated, ${unchanged} unchanged, ${skipped.length} skipped`

async function run(
  request: Request,
  env: Env,
  ctx: Pick<ExecutionContext, 'waitUntil'>,
  deps: ImportDependencies,
): Promise<ImportReport | AdminOutcome> {
  const asked = parseInput(Query, Object.fromEntries(new URL(request.url).searchParams))
  if (!asked.ok) return refusedInput(asked.failure)
  const { format, into, owner, overwrite, site, name, address } = asked.value
  const chunks = await readBody(request, MAX_IMPORT_BYTES)
  if (chunks === undefined) return refused(413, 'too-large', 'A file may have 25 MB. Export in parts.')
  if (chunks.length === 0 && !address)
    return refused(400, 'empty', 'The body is empty: send the file as the body.')
  const port = deps.outside ?? openOutside(env)

  const changed: string[] = []
  const versions: string[] = []
  let purgedAt = deps.clock.now()
  const onChange = (postId: string): void => {
    changed.push(postId)
    // Readers of a long import's first stories don't have to wait for its last one.
    if (deps.clock.now() - purgedAt < PURGE_EVERY) return
    purgedAt = deps.clock.now()
    requestPurge(env, ctx, deps.clock)
  }
  const db = new Database(env.DB)
  let areDeliveriesDue = false
  db.onLeft = () => {
    areDeliveriesDue = true
  }
  const ports = {
    db,
    clock: deps.clock,
    newId,
    purger: storyPurger(async () => {}),
    reindex: onChange,
    decorate: (versionId: string) => void versions.push(versionId),
    pictures: new FetchingPictureStore({
      port,
      store: { db, bucket: env.MEDIA },
      clock: deps.clock,
      budget: deps.pictureBudget,
    }),
  }
  try {
    const input = { slug: into, mayOverwrite: overwrite === '1', ...(owner ? { owner } : {}) }
    const imported = await importFile(
      ports,
      format,
      address ? () => fetchPage(port, address) : new MemoryFile(name, chunks),
      input,
      site ? { site } : {},
    )
    if (imported.ok) return imported.value
    const { reason, message } = imported.failure
    return refused(STATUS[reason] ?? 422, reason, message)
  } finally {
    // Done after an error too, because the stories written so far are there.
    if (changed.length > 0) {
      requestPurge(env, ctx, deps.clock)
      ctx.waitUntil(requestIndexing(env.JOBS, changed))
      ctx.waitUntil(requestDecoration(env.JOBS, versions))
    }
    if (areDeliveriesDue) ctx.waitUntil(requestDeliveries(env.DELIVERIES))
  }
}

/** The import as an endpoint of the route table: AdminImport. */
export const adminImport: Endpoint = ({ request, env, ctx, clock }) =>
  importByOperator(request, env, ctx, { clock })
