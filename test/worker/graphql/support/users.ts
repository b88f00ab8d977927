import { env } from 'cloudflare:workers'
import { newId } from '../../../../worker/platform/ids'

/** Puts people into the database; gives their ids. */
export async function someUsers(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, newId)
  const insert = env.DB.prepare('INSERT INTO user (id, username, name, created_at) VALUES (?, ?, ?, 0)')
  await env.DB.batch(ids.map((id) => insert.bind(id, `u${id}`, `Reader ${id}`)))
  return ids
}
