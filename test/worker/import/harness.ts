import { env } from 'cloudflare:workers'
import { importByOperator } from '../../../worker/endpoints/admin/import'
import type { PictureBudget } from '../../../worker/services/import/pictures/picture-store'
import type { ImportReport } from '../../../worker/services/import/report'

export const KEY = 'a-key-for-tests-of-40-characters-or-more'
export const NOW = Date.UTC(2026, 5, 1, 12)

export interface ImportCall {
  into?: string
  format?: string
  key?: string
  query?: string
  method?: string
  contentType?: string
  /** The connection's address. */
  from?: string
  environment?: Partial<Env>
  fetch?: (address: string) => Promise<Response>
  /** What the import may spend on pictures. */
  pictureBudget?: Partial<PictureBudget>
  now?: number
}

/** What the import requested from the rest of the site. */
export const asked = { purges: 0, indexed: [] as string[], fetched: [] as string[] }

const testEnv = (overrides: Partial<Env>): Env =>
  ({
    DB: env.DB,
    MEDIA: env.MEDIA,
    KV: env.KV,
    ENVIRONMENT: 'production',
    ADMIN_KEY: KEY,
    PURGE_COORDINATOR: {
      getByName: () => ({
        purgeOpen: async () => {
          asked.purges += 1
        },
      }),
    },
    JOBS: {
      send: async () => {},
      sendBatch: async (messages: Iterable<{ body: { postId: string } }>) => {
        for (const { body } of messages) asked.indexed.push(body.postId)
      },
    },
    ...overrides,
  }) as unknown as Env

/** Posts a file to the endpoint. */
export async function postFile(file: BodyInit | null, call: ImportCall = {}): Promise<Response> {
  const {
    into = 'blog',
    format = 'wordpress',
    key = KEY,
    query = '',
    method = 'POST',
    from = '192.0.2.1',
  } = call
  const request = new Request(`https://quire.example/_/admin/import?format=${format}&into=${into}${query}`, {
    method,
    ...(method === 'POST' ? { body: file } : {}),
    headers: {
      'cf-connecting-ip': from,
      'content-type': call.contentType ?? 'application/xml',
      ...(key === '' ? {} : { authorization: `Bearer ${key}` }),
    },
  })
  const work: Promise<unknown>[] = []
  const response = await importByOperator(
    request,
    testEnv(call.environment ?? {}),
    { waitUntil: (p) => void work.push(p) },
    {
      clock: { now: () => call.now ?? NOW },
      pictureBudget: call.pictureBudget,
      outside: {
        fetch: async (address) => {
          asked.fetched.push(address)
          if (call.fetch) return call.fetch(address)
          throw new TypeError('no network')
        },
        lead: async () => 'outside',
      },
    },
  )
  await Promise.all(work)
  return response
}

/** Imports a file that must be accepted. */
export async function importText(file: string, call: ImportCall = {}): Promise<ImportReport> {
  const response = await postFile(file, call)
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
  return response.json()
}

/** All rows of a query. */
export const rows = async <T = Record<string, unknown>>(sql: string, ...params: unknown[]): Promise<T[]> =>
  (
    await env.DB.prepare(sql)
      .bind(...params)
      .all<T>()
  ).results

/** Everything in the database that an import could change, except the audit log. */
export async function contents(): Promise<string> {
  const tables = [
    'post',
    'post_version',
    'post_tag',
    'tag',
    'tag_writer',
    'user',
    'collection',
    'collection_editor',
    'import_item',
    'media',
  ]
  const all = await Promise.all([
    ...tables.map((table) => rows(`SELECT * FROM ${table} ORDER BY rowid`)),
    // Without what the sender notes, which is still sending what was written before.
    rows('SELECT id, tag, is_urgent, created_at FROM purge_outbox ORDER BY id'),
  ])
  return JSON.stringify(all)
}

/** The stories of a publication, by title. */
export const stories = (into: string) =>
  rows<{
    id: string
    title: string
    state: string
    is_listed: number
    slug: string
    excerpt: string
    first_published_at: number
    creator_id: string
    revision: number
    version_id: string | null
    featured_at: number | null
  }>(
    'SELECT p.* FROM post p JOIN collection c ON c.id = p.collection_id WHERE c.slug = ? ORDER BY p.title',
    into,
  )

/** The body of a story, as far as tests read it. */
export const bodyOf = async (
  postId: string,
): Promise<
  { type: string; text: string; src?: string; imageId?: string; player?: { poster?: string } }[]
> => {
  const [row] = await rows<{ body: string }>(
    'SELECT v.body FROM post p JOIN post_version v ON v.id = p.version_id WHERE p.id = ?',
    postId,
  )
  return JSON.parse(row?.body ?? '[]')
}
