import { afterEach, describe, expect, it, vi } from 'vitest'
import { importMessages } from '../../../schema/wording/imports'
import { nextId } from '../../factories/ids'
import { stubWeb } from '../../support/stub-web'
import { zipOf } from './archives'
import { importer } from './own-import'

afterEach(() => vi.unstubAllGlobals())

const markdown = (title: string): string =>
  `---\ntitle: ${title}\ndate: 2024-01-02\n---\n\nWords of ${title}.`
const CHOOSE = `mutation ($input: ChooseImportEntriesInput!) {
  chooseImportEntries(input: $input) { __typename ... on StoryImport { counts { stories leftOut } } }
}`
const START = `mutation ($input: StartWebImportInput!) {
  startWebImport(input: $input) { __typename ... on UserError { field message } ... on StoryImport { state fileName } }
}`

describe('a preview', () => {
  it('lets stories be left out, which come another time', async () => {
    const ada = await importer()
    const file = await zipOf({
      'a.md': markdown('Alpha'),
      'b.md': markdown('Beta'),
      'c.md': markdown('Gamma'),
    })
    const importId = await ada.upload('markdown', file)
    const choose = async (input: object) =>
      (await ada.visit.ask(CHOOSE, { input: { importId, ...input } })).data?.chooseImportEntries
    expect(await choose({ isTaken: false })).toMatchObject({ counts: { stories: 3, leftOut: 3 } })
    expect(await choose({ isTaken: true, positions: [1, 99] })).toMatchObject({ counts: { leftOut: 2 } })
    await ada.commit(importId)
    expect(await choose({ isTaken: true })).toEqual({ __typename: 'Conflict' })
    await ada.work()
    expect(await ada.shown(importId)).toMatchObject({
      state: 'DONE',
      counts: { imported: 1, skipped: 2, waiting: 0 },
      entriesConnection: {
        entries: [
          { title: 'Alpha', outcome: 'SKIPPED', notes: [importMessages.leftOut] },
          { title: 'Beta', outcome: 'IMPORTED' },
          { title: 'Gamma', outcome: 'SKIPPED' },
        ],
      },
    })
    const again = await ada.upload('markdown', file)
    await ada.commit(again)
    await ada.work()
    expect(await ada.shown(again)).toMatchObject({ counts: { imported: 2, unchanged: 1 } })
  })

  it('is its person’s alone', async () => {
    const [ada, ben] = [await importer(), await importer()]
    const importId = await ada.upload('markdown', await zipOf({ 'a.md': markdown('Alpha') }))
    const input = { importId, isTaken: false }
    expect((await ben.visit.ask(CHOOSE, { input })).data).toEqual({
      chooseImportEntries: { __typename: 'NotFound' },
    })
  })
})

describe('an address', () => {
  const start = async (ada: Awaited<ReturnType<typeof importer>>, address: string, importId = nextId()) =>
    [importId, (await ada.visit.ask(START, { input: { importId, address } })).data?.startWebImport] as const

  it('is fetched before the answer, and read like a file', async () => {
    const asked: string[] = []
    stubWeb(async (address: string) => {
      asked.push(address)
      return asked.length === 1
        ? new Response(null, { status: 302, headers: { location: '/two' } })
        : new Response('<html><body><article><h1>Ebb</h1><p>Words.</p></article></body></html>')
    })
    const ada = await importer()
    const [importId, begun] = await start(ada, 'blog.example.org/one')
    expect(begun).toEqual({
      __typename: 'StoryImport',
      state: 'READING',
      fileName: 'https://blog.example.org/one',
    })
    expect(asked).toEqual(['https://blog.example.org/one', 'https://blog.example.org/two'])
    await ada.work()
    expect(await ada.shown(importId)).toMatchObject({
      state: 'READY',
      entriesConnection: { entries: [{ title: 'Ebb' }] },
    })
    await start(ada, 'blog.example.org/one', importId)
    expect(asked).toHaveLength(2)
  })

  it('that isn’t public or isn’t https is never asked, also not by a redirect', async () => {
    const asked: string[] = []
    stubWeb(async (address: string) => {
      asked.push(address)
      return new Response(null, { status: 302, headers: { location: 'https://127.0.0.1/admin' } })
    })
    const ada = await importer()
    for (const address of [
      'http://blog.example.org/',
      'ftp://blog.example.org/',
      'https://localhost/',
      'https://10.0.0.1/',
      'javascript:alert(1)',
      ' ',
    ])
      expect((await start(ada, address))[1], address).toMatchObject({
        __typename: 'BadRequest',
        field: 'address',
      })
    expect(asked).toEqual([])
    expect((await start(ada, 'https://blog.example.org/'))[1]).toMatchObject({
      __typename: 'BadRequest',
      field: 'address',
    })
    expect(asked).toEqual(['https://blog.example.org/'])
  })
})
