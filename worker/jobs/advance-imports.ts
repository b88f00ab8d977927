import { IMPORT_FILE_KEPT } from '../../schema/rules/imports'
import { newId } from '../../schema/rules/new-id'
import { MINUTE } from '../../schema/rules/time-units'
import { importMessages } from '../../schema/wording/imports'
import { Database } from '../data/database'
import { type ImportState, importsLeft, setImportState } from '../data/import/imports'
import { requestPurge } from '../edge-cache/request-purge'
import { storyPurger } from '../edge-cache/story-purger'
import type { Clock } from '../platform/clock'
import { openDrafts } from '../platform/drafts/open-drafts'
import { BucketFile } from '../platform/imports/bucket-file'
import { importKey, openImports } from '../platform/imports/open-imports'
import { FetchingPictureStore } from '../services/import/pictures/picture-store'
import { advanceImport } from '../services/import-job/advance-import'
import { requestDecoration } from '../services/post/request-decoration'
import { requestIndexing } from '../services/search/request-indexing'

type Bindings = Pick<Env, 'DB' | 'DNS_URL' | 'DRAFT_SEQUENCER' | 'JOBS' | 'MEDIA' | 'PURGE_COORDINATOR'>

/**
 * Takes `{ type: 'advance-import' }` messages: each is one step, which asks for the next.
 *
 * @throws if the database or the bucket can't be reached: the messages are to be retried.
 */
export async function advanceImportsJob(
  env: Bindings,
  clock: Clock,
  importIds: readonly string[],
): Promise<void> {
  for (const importId of new Set(importIds)) await step(env, clock, importId)
}

async function step(env: Bindings, clock: Clock, importId: string): Promise<void> {
  const changed: string[] = []
  const versions: string[] = []
  const db = new Database(env.DB)
  const imports = openImports(env)
  try {
    const isMore = await advanceImport(
      {
        db,
        clock,
        newId,
        purger: storyPurger(async () => {}),
        reindex: (postId) => void changed.push(postId),
        decorate: (versionId) => void versions.push(versionId),
        drafts: openDrafts(env, clock),
        pictures: new FetchingPictureStore({
          port: imports,
          store: { db, bucket: env.MEDIA },
          clock,
        }),
        file: ({ id, fileName, size }) => new BucketFile(env.MEDIA, importKey(id), fileName, size),
        removeFile: (id) => imports.remove(id, null),
      },
      importId,
    )
    if (isMore) await imports.advance(importId)
  } finally {
    // Also after an error, because the stories written so far are there.
    if (changed.length > 0) {
      const purges: Promise<unknown>[] = []
      requestPurge(env, { waitUntil: (work) => purges.push(work) }, clock)
      await Promise.all([
        ...purges,
        requestIndexing(env.JOBS, changed),
        requestDecoration(env.JOBS, versions),
      ])
    }
  }
}

/** States in which an import works by itself, and how long a step may be silent. */
const WORKING: readonly ImportState[] = ['reading', 'importing', 'undoing']
const SILENT = 2 * MINUTE
const AT_ONCE = 20

/** States in which an import waits for its person. */
const WAITING: readonly ImportState[] = ['uploading', 'ready']

/**
 * The cron's part: has imports go on whose message was lost or whose worker was killed, and gives up those that nobody
 * went on with for a week, with their files. Rule: docs/rules/import.md, "The job".
 */
export async function sweepImports(
  env: Pick<Env, 'DB' | 'DNS_URL' | 'JOBS' | 'MEDIA'>,
  clock: Clock,
): Promise<void> {
  const db = new Database(env.DB)
  const imports = openImports(env)
  const now = clock.now()
  const left = (states: readonly ImportState[], until: number) =>
    Promise.all(states.map((state) => db.all(importsLeft, state, until, AT_ONCE)))
  const [working, waiting] = await Promise.all([
    left(WORKING, now - SILENT),
    left(WAITING, now - IMPORT_FILE_KEPT),
  ])
  for (const { id } of working.flat()) await imports.advance(id)
  for (const { id, state, uploadId } of waiting.flat()) {
    await db.write([setImportState(id, state, 'failed', importMessages.expired, now)])
    await imports.remove(id, uploadId)
  }
}
