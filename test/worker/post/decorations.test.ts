import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { newId } from '../../../schema/rules/new-id'
import type { StoryBody } from '../../../schema/story/paragraph'
import { Database } from '../../../worker/data/database'
import { createReader } from '../../../worker/data/reader'
import { storyPurger } from '../../../worker/edge-cache/story-purger'
import { createGateway } from '../../../worker/gateway/gateway'
import { createKeys } from '../../../worker/services/identity/keys'
import { decorateVersion } from '../../../worker/services/post/decorate-version'
import type { StoryPorts } from '../../../worker/services/post/ports'
import { saveStory } from '../../../worker/services/post/save-story'
import { shownBody } from '../../../worker/services/post/shown-body'
import { AUTH_SECRET } from '../../factories/endpoint-context'
import { NOON } from '../../factories/ids'
import { cronJob, takeUp } from '../../factories/jobs'
import { createStory } from '../../factories/story'
import { createUser } from '../../factories/user'
import { expectOk } from '../../support/expect-ok'

const CODE: StoryBody[number] = {
  type: 'PRE',
  name: 'code',
  language: 'ts',
  text: 'const a = 1',
  markups: [],
}
const MATH: StoryBody[number] = { type: 'MATH', name: 'math', text: '\\frac{1}{2}' }
const TOKENS = [['const', 'keyword'], [' a = '], ['1', 'number']]

const asked: string[] = []
const ports: StoryPorts = {
  db: new Database(env.DB),
  clock: { now: () => NOON },
  newId,
  purger: storyPurger(async () => {}),
  reindex: () => {},
  decorate: (versionId) => void asked.push(versionId),
}
const save = async (body: StoryBody) => {
  const { id: creatorId } = await createUser()
  return expectOk(await saveStory(ports, { creatorId, title: 'Code', body, state: 'published' }))
}
const decorationOfVersion = (id: string) =>
  env.DB.prepare('SELECT decoration FROM post_version WHERE id = ?').bind(id).first<string>('decoration')
const shown = (id: string) => shownBody(createReader(env.DB), createKeys(AUTH_SECRET), id)
const purged = async () =>
  (await env.DB.prepare('SELECT tag FROM purge_outbox').all<{ tag: string }>()).results.map(({ tag }) => tag)

async function visit(path: string): Promise<string> {
  const ctx = createExecutionContext()
  const gateway = createGateway({ now: () => NOON })
  const response = await gateway.fetch(new Request(`https://quire.example${path}`), env, ctx)
  const text = await response.text()
  await waitOnExecutionContext(ctx)
  return text
}

beforeEach(async () => {
  asked.length = 0
  for (const table of ['post', 'post_version', 'purge_outbox']) await env.DB.exec(`DELETE FROM ${table}`)
})

describe('code and formulas', () => {
  test('are requested when a version that has some is saved, and only then', async () => {
    await save([{ type: 'P', name: 'text', text: 'Words', markups: [] }])
    expect(asked).toEqual([])
    const saved = await save([CODE, MATH])
    const rows = await env.DB.prepare('SELECT version_id AS id FROM post WHERE id = ?')
      .bind(saved.postId)
      .all()
    expect(rows.results).toEqual([{ id: asked[0] }])
    expect(asked).toHaveLength(1)
  })

  test('are stored by the job, which purges the story; until then it is plain', async () => {
    await save([CODE, MATH])
    const [version = ''] = asked
    await env.DB.exec('DELETE FROM purge_outbox')
    expect(await shown(version)).toEqual([CODE, MATH])
    await decorateVersion(ports, version)
    expect(await shown(version)).toEqual([
      { ...CODE, tokens: TOKENS },
      { ...MATH, mathml: expect.objectContaining({ name: 'math' }) },
    ])
    const post = await env.DB.prepare('SELECT id FROM post').first<string>('id')
    expect(await purged()).toEqual([`post-${post}`])
  })

  test('of an unpublished version purge nothing', async () => {
    const { id } = await createStory({ state: 'draft', versionId: null, isListed: false })
    await env.DB.prepare('UPDATE post_version SET body = ? WHERE post_id = ?')
      .bind(JSON.stringify([CODE]), id)
      .run()
    const version = await env.DB.prepare('SELECT id FROM post_version').first<string>('id')
    await decorateVersion(ports, version ?? '')
    expect(await decorationOfVersion(version ?? '')).toContain('keyword')
    expect(await purged()).toEqual([])
  })

  test('stay plain when the computation is interrupted, and aren’t tried again', async () => {
    await save([CODE])
    const [version = ''] = asked
    const cut = vi.spyOn(ports.db, 'write')
    // What is computed never reaches the database.
    cut.mockImplementationOnce((statements) => new Database(env.DB).write(statements))
    cut.mockRejectedValueOnce(new Error('cut off'))
    await expect(decorateVersion(ports, version)).rejects.toThrow('cut off')
    cut.mockRestore()
    const sent: unknown[] = []
    const JOBS = { sendBatch: async (messages: unknown[]) => void sent.push(...messages) }
    await cronJob('ask-for-decorations', NOON, { JOBS: JOBS as never })
    expect(sent).toEqual([])
    expect(await shown(version)).toEqual([CODE])
  })

  test('of an older version are found by the cron and done by the queue, and doing them twice is harmless', async () => {
    const { versionId } = await createStory({ body: [CODE] })
    const sent: { body: { versionId: string } }[] = []
    const JOBS = { sendBatch: async (messages: typeof sent) => void sent.push(...messages) }
    await cronJob('ask-for-decorations', NOON, { JOBS: JOBS as never })
    expect(sent).toEqual([{ body: { type: 'decorate-version', versionId } }])
    const ids = sent.map(({ body }) => body.versionId)
    const messages = [...ids, ...ids, 'ffffffffffff'].map((versionId) => ({
      type: 'decorate-version' as const,
      versionId,
    }))
    await takeUp('decorate-version', messages, NOON)
    expect(await shown(versionId ?? '')).toEqual([{ ...CODE, tokens: TOKENS }])
    sent.length = 0
    await cronJob('ask-for-decorations', NOON, { JOBS: JOBS as never })
    expect(sent).toEqual([])
  })

  test('appear on the page and in the feed as stored, and neither computes them', async () => {
    const { id: creatorId } = await createUser({ username: 'ada' })
    const { id, slug, versionId } = await createStory({ creatorId, body: [CODE, MATH] })
    const stored = {
      code: { tokens: [[5, 'title'], [6]] },
      math: { mathml: { name: 'math', children: ['stored'] } },
    }
    await env.DB.prepare('UPDATE post_version SET decoration = ? WHERE id = ?')
      .bind(JSON.stringify(stored), versionId)
      .run()
    const page = await visit(`/@ada/${slug}-${id}`)
    expect(page).toContain('<span class="t-title">const</span> a = 1')
    expect(page).toContain('<math>stored</math>')
    expect(await visit('/feed/@ada')).toContain('<math>stored</math>')
  })
})
