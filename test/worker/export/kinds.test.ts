import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { EXPORT_FORMATS, EXPORT_KINDS } from '../../../schema/routes/values'
import { HIDDEN_LIST } from '../../../schema/rules/catalogs'
import { csvLine } from '../../../schema/rules/csv'
import { MOST_KIND_DOWNLOADS } from '../../../schema/rules/exports'
import { createCatalog } from '../../factories/catalog'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { createStory, paragraph } from '../../factories/story'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { change, edit } from '../catalog/support'
import { clap } from '../clap/support'
import { quote } from '../quote/support'
import { established, respond } from '../response/support'

const DAY = new Date(NOON).toISOString().slice(0, 10)

let ana: Awaited<ReturnType<typeof signedIn>>
let storyId: string
let goneId: string
beforeAll(async () => {
  ana = await established({ username: 'taker', name: 'Ana *Taker*' })
  const writer = await createUser({ name: 'Noor' })
  const body = [{ type: 'P' as const, name: 'text', text: '=SUM(1) tides, and "quays"', markups: [] }]
  storyId = (await createStory({ title: 'Tides [and] quays', creatorId: writer.id, body })).id
  goneId = (await createStory({ title: 'Secret now', creatorId: writer.id, body })).id
  await quote(ana.visit, storyId, { endOffset: 13 })
  await quote(ana.visit, storyId, { startOffset: 15, endOffset: 26, isPrivate: true })
  await quote(ana.visit, goneId, {})
  const list = await change(ana.visit, 'createCatalog', {
    name: 'Sea, & more',
    description: 'Read these',
    visibility: 1,
    postId: storyId,
  })
  await edit(
    ana.visit,
    list.id,
    { type: 'ADD', postId: goneId },
    { type: 'NOTE', postId: storyId, note: '@home' },
  )
  await respond(ana.visit, storyId, 'I *agree*.\n\nMostly.')
  await clap(ana.visit, storyId, 7)
  await env.DB.prepare(
    'INSERT INTO reading_history (user_id, post_id, progress, begun_at, read_at, removed_at) VALUES (?, ?, 420, 1, 2, NULL), (?, ?, 900, 1, 3, 4)',
  )
    .bind(ana.user.id, storyId, ana.user.id, goneId)
    .run()
  await createCatalog({ creatorId: writer.id, visibility: 1, name: 'Not for Ana' }, [storyId])
  await env.DB.prepare("UPDATE post SET state = 'draft', is_listed = 0 WHERE id = ?").bind(goneId).run()
})

const path = (kind: string, format: string) => `/me/export/${kind}/${format}`
const textOf = async (kind: string, format: string): Promise<string> =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    await (await ana.visit.get(path(kind, format))).arrayBuffer(),
  )
const itemsOf = async (kind: string) => {
  const file = JSON.parse(await textOf(kind, 'json')) as { kind: string; items: object[] }
  expect(file.kind).toBe(kind)
  return file.items
}

describe('downloading one kind', () => {
  test('has what its owner sees, as JSON', async () => {
    const highlights = await itemsOf('highlights')
    expect(highlights).toHaveLength(2)
    expect(highlights).toContainEqual(
      expect.objectContaining({
        words: '=SUM(1) tides',
        storyTitle: 'Tides [and] quays',
        storyUrl: `https://quire.example/p/${storyId}`,
        author: 'Noor',
        isPrivate: false,
      }),
    )
    expect(highlights).toContainEqual(expect.objectContaining({ isPrivate: true, url: null }))
    const [list, ...others] = await itemsOf('lists')
    expect(others).toEqual([])
    expect(list).toMatchObject({
      name: 'Sea, & more',
      isPrivate: true,
      stories: [
        { title: null, url: null, author: null },
        { title: 'Tides [and] quays', note: '@home' },
      ],
    })
    expect(await itemsOf('responses')).toMatchObject([
      { text: 'I *agree*.\n\nMostly.', respondsToTitle: 'Tides [and] quays', status: 'shown' },
    ])
    expect(await itemsOf('history')).toMatchObject([
      { url: `https://quire.example/p/${storyId}`, percent: 42 },
    ])
    expect(await itemsOf('claps')).toMatchObject([{ kind: 'story', claps: 7, author: 'Noor' }])
  })

  test('has nothing of a story that is withheld where its owner is, and no list that staff has hidden', async () => {
    const person = await established()
    const { id } = await createStory({ title: 'Withheld tides', body: [paragraph('Some words.', 'text')] })
    await quote(person.visit, id, {})
    await clap(person.visit, id, 2)
    await respond(person.visit, id, 'I see.')
    await createCatalog({ creatorId: person.user.id, name: 'Shown' }, [id])
    await createCatalog({ creatorId: person.user.id, name: 'Hidden', visibility: HIDDEN_LIST }, [id])
    await env.DB.prepare('UPDATE post SET withheld_in = ?, is_listed = 0 WHERE id = ?')
      .bind('{"DE":"§ 1"}', id)
      .run()
    const namedIn = async (country: string) => {
      const visit = newVisit({ country })
      await visit.signIn(person.user.id)
      const files = await Promise.all(
        EXPORT_KINDS.map(async (kind) => [kind, await (await visit.get(path(kind, 'json'))).text()] as const),
      )
      expect(files.filter(([, text]) => text.includes('Hidden'))).toEqual([])
      return files.filter(([, text]) => text.includes('Withheld tides')).map(([kind]) => kind)
    }
    expect(await namedIn('US')).toEqual(EXPORT_KINDS.filter((kind) => kind !== 'history'))
    expect(await namedIn('DE')).toEqual([])
  })

  test('is a table that no spreadsheet calculates', async () => {
    const highlights = await textOf('highlights', 'csv')
    expect(highlights.startsWith('\ufeffwords,storyTitle,')).toBe(true)
    expect(highlights).toContain("\r\n'=SUM(1) tides,")
    const [, ...rows] = (await textOf('lists', 'csv')).trimEnd().split('\r\n')
    expect(rows).toHaveLength(2)
    expect(rows[1]).toContain(",'@home,")
    expect(csvLine(['a"b', ' +1', '＝1', -1, true, null, 'x\ny'])).toBe(
      `"a""b",' +1,'＝1,-1,true,,"x\ny"\r\n`,
    )
  })

  test('is Markdown in which titles mean nothing', async () => {
    const highlights = await textOf('highlights', 'md')
    expect(highlights).toContain('# Highlights of Ana \\*Taker\\*\n')
    expect(highlights.match(/^## /gm)).toHaveLength(1)
    expect(highlights).toContain(`## [Tides \\[and\\] quays](https://quire.example/p/${storyId}), by Noor`)
    expect(await textOf('lists', 'md')).toContain('1. A story that can’t be opened any more\n')
    expect(await textOf('responses', 'md')).toContain('\n\nI *agree*.\n\nMostly.\n')
    expect(await textOf('history', 'md')).toContain(': 42% read · ')
    expect(await textOf('claps', 'md')).toContain(': 7 claps, ')
  })

  test('comes as a file with a date, for its owner alone', async () => {
    for (const kind of EXPORT_KINDS)
      for (const format of EXPORT_FORMATS) {
        const { status, headers } = await ana.visit.get(path(kind, format))
        expect([status, headers.get('content-disposition'), headers.get('cache-control')]).toEqual([
          200,
          `attachment; filename="taker-${kind}-${DAY}.${format}"`,
          'private, no-store',
        ])
      }
    expect((await newVisit().get(path('claps', 'csv'))).status).toBe(302)
    for (const [kind, format] of [
      ['secrets', 'json'],
      ['claps', 'xml'],
    ] as const)
      expect((await ana.visit.get(path(kind, format))).status).toBe(404)
    const other = await signedIn()
    const empty = await other.visit.get(path('highlights', 'md'))
    expect(await empty.text()).toContain('There is nothing here.')
    const staff = await createUser({ isStaff: true })
    const spoofing = newVisit()
    await spoofing.signIn(staff.id, { actsAsUserId: ana.user.id })
    expect((await spoofing.get(path('claps', 'csv'))).status).toBe(404)
  })

  test('is limited', async () => {
    const person = await signedIn()
    let last = 200
    for (let i = 0; i <= MOST_KIND_DOWNLOADS.most; i++)
      last = (await person.visit.get(path('claps', 'json'))).status
    expect(last).toBe(429)
  })
})
