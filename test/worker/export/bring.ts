import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { MAX_EXCERPT } from '../../../schema/rules/limits'
import { DAY } from '../../../schema/rules/time-units'
import type { StoryBody } from '../../../schema/story/paragraph'
import { excerptOf, shorten } from '../../../schema/story/text'
import { NOON } from '../../factories/ids'
import type { importer } from '../import/own-import'

/** Forgets everything but the tables themselves: an instance as it is at first. */
export async function emptyInstance(): Promise<void> {
  const { results } = await env.DB.prepare(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND name NOT LIKE 'd1_%'",
  ).all<{ name: string }>()
  await env.DB.batch(results.map(({ name }) => env.DB.prepare(`DELETE FROM ${name}`)))
  const { objects } = await env.MEDIA.list()
  await env.MEDIA.delete(objects.map(({ key }) => key))
}

/** Imports an export into an account, and returns what became of each entry. */
export async function bring(bytes: Uint8Array<ArrayBuffer>, into: Awaited<ReturnType<typeof importer>>) {
  const importId = await into.upload('markdown', bytes)
  await into.commit(importId)
  await into.work()
  const shown = await into.shown(importId)
  expect(shown).toMatchObject({ state: 'DONE' })
  return shown?.entriesConnection.entries ?? []
}

/** Everything is older than the import. */
export const PAST = NOON - DAY

/** A story as the site would have written it. */
export const written = (creatorId: string, body: StoryBody, at: number) => ({
  creatorId,
  body,
  firstPublishedAt: PAST + at,
  excerpt: shorten(excerptOf(body), MAX_EXCERPT),
})
