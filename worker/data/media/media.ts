import { query, type Statement } from '../database'

/** A stored picture, as pages and services need it. */
export interface MediaRow {
  id: string
  ownerId: string | null
  contentType: string
  bytes: number
  width: number
  height: number
  color: string | null
  sourceUrl: string | null
  createdAt: number
}

const COLUMNS = `id, owner_id AS ownerId, content_type AS contentType, bytes, width, height, color,
  source_url AS sourceUrl, created_at AS createdAt`

/** A picture by its id. */
export const mediaById = query<[string], MediaRow>('mediaById', `SELECT ${COLUMNS} FROM media WHERE id = ?`)

/** Pictures by their ids, given as a JSON list. */
export const mediaByIds = query<[string], MediaRow>(
  'mediaByIds',
  `SELECT ${COLUMNS} FROM media WHERE id IN (SELECT value FROM json_each(?))`,
)

/** Notes a picture; one that is noted already stays as it was. */
export const insertMedia = (row: MediaRow): Statement => ({
  sql: `INSERT INTO media (id, owner_id, content_type, bytes, width, height, color, source_url, created_at)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
  params: [
    row.id,
    row.ownerId,
    row.contentType,
    row.bytes,
    row.width,
    row.height,
    row.color,
    row.sourceUrl,
    row.createdAt,
  ],
})
