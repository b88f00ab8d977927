import { env } from 'cloudflare:workers'
import { drizzle } from 'drizzle-orm/d1'
import { describe, expect, it } from 'vitest'
import { EXPORT_KEPT, MAX_EXPORTS_A_DAY } from '../../../schema/rules/exports'
import { HOUR } from '../../../schema/rules/time-units'
import type { ImageParagraph } from '../../../schema/story/paragraph'
import { catalog, catalogItem } from '../../../schema/tables/catalog'
import { media } from '../../../schema/tables/media'
import { exportKey } from '../../../worker/platform/exports/open-exports'
import { NOON, nextId } from '../../factories/ids'
import { cronJob, takeUp } from '../../factories/jobs'
import { createStory, paragraph } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { mailsTo } from '../identity/by-mail'
import { PIXEL } from '../import/archives'
import { exporter, textIn } from './exporter'

describe('an export', () => {
  it('has the stories, their pictures, every row of the person, and a page about it', async () => {
    const ada = await exporter({ name: 'Ada Blum', username: 'ada' })
    const imageId = 'a'.repeat(24)
    await env.MEDIA.put(`image/${imageId}`, PIXEL)
    await drizzle(env.DB).insert(media).values({
      id: imageId,
      ownerId: ada.user.id,
      contentType: 'image/png',
      bytes: PIXEL.length,
      width: 1,
      height: 1,
      createdAt: NOON,
    })
    const image: ImageParagraph = {
      type: 'IMG',
      name: 'pic1',
      text: '',
      markups: [],
      alt: 'Mud',
      layout: 'inset',
      imageId,
    }
    const story = await createStory({
      creatorId: ada.user.id,
      title: 'Low & water',
      slug: 'low-water',
      body: [paragraph('Words.'), image],
      tags: ['tides'],
    })
    const draft = await createStory({
      creatorId: ada.user.id,
      title: 'A draft',
      slug: 'a-draft',
      state: 'draft',
      versionId: null,
    })
    await createStory({ title: 'Somebody else’s' })
    const listId = nextId()
    await drizzle(env.DB)
      .insert(catalog)
      .values({
        id: listId,
        creatorId: ada.user.id,
        slug: 'x',
        name: 'Mud',
        createdAt: NOON,
        updatedAt: NOON,
      } as never)
    await drizzle(env.DB).insert(catalogItem).values({
      id: nextId(),
      catalogId: listId,
      postId: story.id,
      position: 0,
      note: 'My note',
      addedAt: NOON,
    })

    const [{ archive } = expect.fail('no part')] = await ada.archives()
    const paths = archive.files.map(({ path }) => path)
    const day = new Date(story.firstPublishedAt as number).toISOString().slice(0, 10)
    const [storyPath, draftPath] = [
      `stories/${day}-low-water-${story.id}.md`,
      `drafts/${day}-a-draft-${draft.id}.md`,
    ]
    expect(paths).toEqual(
      expect.arrayContaining([storyPath, draftPath, `media/${imageId}.png`, 'index.html']),
    )
    expect(paths.filter((path) => path.endsWith('.md'))).toHaveLength(2)
    expect(await textIn(archive, storyPath)).toMatch(
      /title: Low & water\n[\s\S]*tags:\n {2}- tides\n[\s\S]*\n---\n\nWords\.\n\n!\[Mud\]\(\.\.\/media\/a+\.png\)\n$/,
    )
    expect(await archive.bytes(`media/${imageId}.png`, 1_000)).toEqual(PIXEL)
    const page = await textIn(archive, 'index.html')
    expect(page).toContain(`<a href="${storyPath}">Low &amp; water</a>`)
    expect(page).not.toMatch(/<script|(?:src|href)="(?:https?:)?\/\//)
    expect(JSON.parse(await textIn(archive, 'data/catalog_item.json'))).toMatchObject([
      { note: 'My note', postId: story.id },
    ])
    const [person] = JSON.parse(await textIn(archive, 'data/user.json'))
    expect(person).toMatchObject({ id: ada.user.id, name: 'Ada Blum', isStaff: false })
    const [version] = JSON.parse(await textIn(archive, 'data/post_version.json'))
    expect(version.body[0]).toMatchObject({ type: 'P' })
    expect(version).not.toHaveProperty('decoration')
  })

  it('is one at a time, says how far it is, and tells its person once', async () => {
    const ada = await exporter()
    for (let i = 0; i < 3; i++) await createStory({ creatorId: ada.user.id })
    const [first, second] = [await ada.request(), await ada.request()]
    expect([first.state, second.id, first.storyCount]).toEqual(['RUNNING', first.id, 3])
    expect(ada.sent).toEqual([first.id])
    // A message may be delivered twice.
    ada.sent.push(first.id)
    await ada.work()
    expect(await ada.shown()).toMatchObject([
      { id: first.id, state: 'READY', storiesDone: 3, parts: [{ number: 1 }] },
    ])
    const mails = mailsTo(ada.user.email ?? '')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(`http://quire.example/me/export/${first.id}`)
    await cronJob('sweep-exports', NOON + HOUR, ada.bindings)
    expect(mailsTo(ada.user.email ?? '')).toHaveLength(1)
  })

  it('needs a recent sign-in, and can be asked for a few times a day', async () => {
    const ada = await exporter()
    for (let i = 0; i < MAX_EXPORTS_A_DAY; i++) {
      expect(await ada.request()).toMatchObject({ state: 'RUNNING' })
      await ada.work()
    }
    expect(await ada.request()).toMatchObject({ __typename: 'RateLimited' })
    const late = await exporter()
    late.visit.now += 24 * HOUR
    expect(await late.request()).toMatchObject({ __typename: 'Forbidden' })
    const { data } = await newVisit().ask('mutation { requestExport { __typename } }')
    expect(data).toEqual({ requestExport: { __typename: 'Unauthorized' } })
  })

  it('goes on where it was stopped, and is given up after a few attempts', async () => {
    const ada = await exporter()
    await createStory({ creatorId: ada.user.id })
    const { id } = await ada.request()
    const bucket = env.MEDIA
    const failing = {
      ...ada.bindings,
      MEDIA: {
        ...bucket,
        get: bucket.get.bind(bucket),
        delete: bucket.delete.bind(bucket),
        createMultipartUpload: async () => {
          throw new Error('no bucket')
        },
      },
    } as unknown as Env
    ada.sent.splice(0)
    const advance = (exportId: string, bindings: Env) =>
      takeUp('advance-export', [{ type: 'advance-export', exportId }], NOON, bindings)
    await expect(advance(id, failing)).rejects.toThrow('no bucket')
    // Nothing is held, so the retried message goes on at once.
    await advance(id, ada.bindings)
    expect(await ada.shown()).toMatchObject([{ state: 'READY' }])
    const ben = await exporter()
    const lost = await ben.request()
    for (let i = 0; i < 5; i++) await expect(advance(lost.id, failing)).rejects.toThrow('no bucket')
    await advance(lost.id, failing)
    expect(await ben.shown()).toMatchObject([{ state: 'FAILED' }])
    expect(await ben.request()).toMatchObject({ state: 'RUNNING' })
  })

  it('whose worker was killed is asked for again by the cron', async () => {
    const ada = await exporter()
    const { id } = await ada.request()
    ada.sent.splice(0)
    await env.DB.prepare('UPDATE account_export SET run = ? WHERE id = ?').bind('dead', id).run()
    await takeUp('advance-export', [{ type: 'advance-export', exportId: id }], NOON, ada.bindings)
    expect(await ada.shown()).toMatchObject([{ state: 'RUNNING' }])
    const later = { now: () => NOON + HOUR }
    await cronJob('sweep-exports', later, ada.bindings)
    expect(await ada.work(later)).toBeGreaterThan(0)
    expect(await ada.shown()).toMatchObject([{ state: 'READY' }])
  })
})

describe('a download', () => {
  it('is its owner’s alone, and can go on where it was interrupted', async () => {
    const ada = await exporter({ username: 'ada_two' })
    const [{ bytes } = expect.fail('no part')] = await ada.archives()
    const [{ parts } = expect.fail('no export')] = await ada.shown()
    const url = parts[0]?.url ?? ''
    const whole = await ada.visit.get(url)
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-disposition': 'attachment; filename="ada_two-2026-01-01.zip"'.replace(
        '2026-01-01',
        new Date(NOON).toISOString().slice(0, 10),
      ),
      'content-type': 'application/zip',
      'cache-control': expect.stringContaining('no-store'),
    })
    await whole.body?.cancel()
    const rest = await ada.visit.get(url, { range: 'bytes=100-' })
    expect([rest.status, rest.headers.get('content-range')]).toEqual([
      206,
      `bytes 100-${bytes.length - 1}/${bytes.length}`,
    ])
    expect(new Uint8Array(await rest.arrayBuffer())).toEqual(bytes.slice(100))
    const visitor = await newVisit().get(url)
    expect([visitor.status, visitor.headers.get('location')]).toEqual([
      302,
      expect.stringContaining('/m/signin'),
    ])
    const ben = newVisit()
    await ben.signIn((await createUser()).id)
    expect((await ben.get(url)).status).toBe(404)
    const staff = newVisit()
    await staff.signIn((await createUser({ isStaff: true })).id, { actsAsUserId: ada.user.id })
    expect((await staff.get(url)).status).toBe(404)
    expect((await ada.visit.get(`${url}?part=2`)).status).toBe(404)
  })

  it('ends after a week, with the file', async () => {
    const ada = await exporter()
    await ada.archives()
    const [{ id, parts } = expect.fail('no export')] = await ada.shown()
    ada.visit.now += EXPORT_KEPT
    expect((await ada.visit.get(parts[0]?.url ?? '')).status).toBe(404)
    expect(await ada.shown()).toEqual([])
    expect(await env.MEDIA.head(exportKey(id, 1))).not.toBeNull()
    await cronJob('sweep-exports', ada.visit.now, ada.bindings)
    expect(await env.MEDIA.head(exportKey(id, 1))).toBeNull()
  })

  it('goes with the account', async () => {
    const ada = await exporter({ deactivatedAt: null })
    await ada.archives()
    const [{ id } = expect.fail('no export')] = await ada.shown()
    await env.DB.prepare('UPDATE user SET delete_after = ?, deactivated_at = ? WHERE id = ?')
      .bind(NOON, NOON, ada.user.id)
      .run()
    await cronJob('remove-accounts', NOON, ada.bindings)
    expect(await env.MEDIA.head(exportKey(id, 1))).toBeNull()
  })
})
