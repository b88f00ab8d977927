import { bodyOf, importText, rows, stories } from './harness'

/** Imports a file of a format. */
export const bring = (file: string | Uint8Array, format: string, into: string, query = '') =>
  importText(file as string, { format, into, query })

/** The stories of a publication with their tags, by title. */
export const details = (into: string) =>
  rows<Record<string, unknown>>(
    `SELECT p.*, (SELECT json_group_array(tag_slug ORDER BY position) FROM post_tag WHERE post_id = p.id) AS tags FROM post p
     JOIN collection c ON c.id = p.collection_id WHERE c.slug = ? ORDER BY p.title`,
    into,
  )

/** Their bodies. */
export const bodies = async (into: string) =>
  Promise.all((await stories(into)).map(async ({ id }) => bodyOf(id)))
