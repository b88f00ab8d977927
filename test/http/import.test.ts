import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Ask, ask } from '../support/http'
import { type Site, startSite } from '../support/site'
import { wxr } from '../worker/import/wxr'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

/**
 * How many rounds of reading may still show a story as it was. A round takes milliseconds; the queue's purge, which
 * runs when the immediate one has failed, comes after five seconds.
 */
const MOST_ROUNDS = 10

const get = (path: string, options: Ask = {}) => ask(path, { ...options, site: site.url })

async function bring(title: string, content: string): Promise<unknown> {
  const { status, text } = await get('/_/admin/import?format=wordpress&into=my-blog', {
    method: 'POST',
    headers: { authorization: 'Bearer dev-admin-key', 'content-type': 'application/xml' },
    body: wxr([
      { id: 1, title, content, tags: ['Tides'] },
      { id: 2, title: 'Another', tags: ['Tides'] },
    ]),
  })
  expect(status, text).toBe(200)
  return JSON.parse(text)
}

test('a story that is imported again with a change is seen changed by every reader at once', async () => {
  const before = await bring('Low water', 'Mud, mostly.')
  expect(before).toMatchObject({ imported: 2, updated: 0, unchanged: 0, skipped: [] })
  const lists = ['/', '/my-blog', '/my-blog/latest', '/tag/tides', '/feed/latest', '/feed/my-blog']
  const [story = ''] = /\/my-blog\/low-water-[0-9a-f]{12}/.exec((await get('/my-blog')).text) ?? []
  const [other = ''] = /\/my-blog\/another-[0-9a-f]{12}/.exec((await get('/my-blog')).text) ?? []
  for (const path of [...lists, story, other]) {
    expect((await get(path)).text, path).toContain('Low water')
    await expect
      .poll(async () => (await get(path)).headers.get('x-edge-cache'), { message: path })
      .toBe('HIT')
  }
  expect(await bring('Low water', 'Mud, mostly.')).toMatchObject({ imported: 0, updated: 0, unchanged: 2 })
  for (const path of lists) expect((await get(path)).headers.get('x-edge-cache'), path).toBe('HIT')

  expect(await bring('High water', 'Waves, mostly.')).toMatchObject({ imported: 0, updated: 1, unchanged: 1 })
  let rounds = 0
  await expect
    .poll(
      async () => {
        rounds += 1
        const texts = await Promise.all([...lists, other].map(async (path) => (await get(path)).text))
        return texts.every((text) => text.includes('High water') && !text.includes('Low water'))
      },
      { timeout: 5000, interval: 20 },
    )
    .toBe(true)
  expect(rounds).toBeLessThanOrEqual(MOST_ROUNDS)
  const { status, headers } = await get(story)
  expect([status, headers.get('location')]).toEqual([301, story.replace('low-water', 'high-water')])
  expect((await get(headers.get('location') ?? '')).text).toContain('Waves, mostly.')
})

test('the command sends a file to a running instance and prints what became of it', async () => {
  const run = (...args: string[]) =>
    promisify(execFile)('npm', ['run', '--silent', 'import', '--', ...args, '--url', site.url], {
      env: { ...process.env, NO_COLOR: '1' },
    })
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  try {
    const file = join(folder, 'ebb.md')
    await writeFile(file, '---\ntitle: Ebb\ndate: 2024-03-01\ntags: [tides]\n---\n\nThe water goes.\n')
    const { stdout } = await run('--format', 'markdown', '--into', 'from-files', file)
    expect(stdout).toContain('1 story imported')
    expect((await get('/from-files')).text).toContain('Ebb')
    await expect(run('--format', 'parchment', '--into', 'from-files', file)).rejects.toMatchObject({
      code: 1,
    })
  } finally {
    await rm(folder, { recursive: true })
  }
})
