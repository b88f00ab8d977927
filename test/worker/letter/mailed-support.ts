import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { MINUTE } from '../../../schema/rules/time-units'
import { NOON } from '../../factories/ids'
import { added, begun, run, save } from '../draft/support'
import { createWriter, postOffice } from './support'

export const TITLE = 'Heron at dusk'
export const WORDS = 'Only for those who subscribe'

/** A story that has gone out by mail only. */
export async function mailed(subscribers = 2) {
  const office = postOffice()
  const writer = await createWriter(office, subscribers)
  const postId = await begun(writer.visit, TITLE)
  await save(writer.visit, postId, 2, [added(WORDS)])
  const input = { postId, baseRevision: 3, newsletterIds: [writer.user.id], byMailOnly: true }
  const result = await run(writer.visit, 'publishPost', input)
  expect(result).toMatchObject({ __typename: 'Post' })
  await office.minute(NOON + MINUTE)
  return { office, ...writer, postId, input }
}

/** The link of each mail that shows it in a browser, as a path. */
export async function linksOf(office: ReturnType<typeof postOffice>): Promise<string[]> {
  const mails = await office.mails()
  return mails.map(({ html }) => /\/m\/letter\/[a-z0-9]+\/[a-z0-9]+\/[0-9a-f]{64}/.exec(html)?.[0] ?? '')
}

export const rowOf = (id: string) =>
  env.DB.prepare('SELECT state, is_listed, version_id, first_published_at FROM post WHERE id = ?')
    .bind(id)
    .first<{
      state: string
      is_listed: number
      version_id: string | null
      first_published_at: number | null
    }>()
