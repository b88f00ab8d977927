import fc from 'fast-check'
import { expect, test } from 'vitest'
import { statsWording as wording } from '../../../schema/wording/stats'
import { addressOf } from '../../support/addresses'
import { cases } from '../../support/cases'
import { ask } from '../../support/http'
import { cookiesOf } from '../../support/session-cookie'

const LISTS = ['source', 'country', 'device', 'language', 'reader'] as const
/** What only pages about a writer have. */
const OF_WRITERS = ['publication'] as const
const listsOf = (route: (typeof PAGES)[number]) =>
  route === 'StatsHome' || route === 'StatsResponses' ? [...LISTS, ...OF_WRITERS] : LISTS
const PAGES = ['StatsHome', 'StatsResponses', 'StatsPost', 'ShowCollectionStats'] as const

const open = (path: string, as: 'maren' | 'reader' | 'staff' = 'maren') =>
  ask(path, { headers: cookiesOf(as) })

const figure = (text: string, name: string): number =>
  Number(new RegExp(`data-figure="${name}" data-value="([\\d.]+)"`).exec(text)?.[1] ?? Number.NaN)

/** The parts of a list of a page, with their views. */
function partsOf(text: string, list: string): [part: string, views: number][] {
  const section = text.split('data-list="').find((each) => each.startsWith(`${list}"`)) ?? ''
  return [...section.matchAll(/data-share="([^"]*)" data-views="(\d+)"/g)].map(([, part = '', views]) => [
    part,
    Number(views),
  ])
}

test('stats are for those who write, and edit', async () => {
  const [home, story, publication] = [
    addressOf('StatsHome'),
    addressOf('StatsPost'),
    addressOf('ShowCollectionStats'),
  ]
  expect((await ask(home)).headers.get('location')).toContain('/m/signin?redirectUrl=')
  expect((await open(story, 'reader')).status).toBe(404)
  expect((await open(publication, 'reader')).status).toBe(404)
  for (const path of [home, story, publication]) {
    const { status, text } = await open(path)
    expect(status).toBe(200)
    expect(figure(text, 'views')).toBeGreaterThan(0)
    expect(figure(text, 'reads')).toBeLessThanOrEqual(figure(text, 'views'))
    expect(figure(text, 'read-ratio')).toBeCloseTo(figure(text, 'reads') / figure(text, 'views'))
    expect(text).toMatch(/<figure data-chart="line".*?<svg.*?<table/s)
    expect(text).toContain(wording.skipped.title)
  }
  expect((await open(home)).text).toMatch(/<tr data-post-id="[\da-f]+"/)
})

test('a writer’s page says what is being read, and a story’s what readers did with it', async () => {
  const home = (await open(addressOf('StatsHome'))).text
  expect(home).toMatch(/data-reading-now="\d+"/)
  expect(home).toContain(wording.now.title)
  const story = (await open(`${addressOf('StatsPost')}?period=all`)).text
  const [, caption = ''] = story.split(`<caption class="sr-only">${wording.acts.title}</caption>`)
  const rows = [...(caption.split('</table>')[0] ?? '').matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].slice(1)
  const claps = rows.map(([, row = '']) => Number(/<td[^>]*>([\d,]+)</.exec(row)?.[1]?.replaceAll(',', '')))
  const dated = claps.reduce((sum, n) => sum + n, 0)
  expect(dated).toBeGreaterThan(0)
  // With those that came with the story, they are what the story shows.
  const after = (title: string) =>
    Number(
      new RegExp(`<dt[^>]*>${title}</dt><dd[^>]*>([\\d,]+)<`).exec(story)?.[1]?.replaceAll(',', '') ??
        Number.NaN,
    )
  expect(dated + after(wording.story.undatedClaps)).toBe(after(wording.story.claps))
})

test('a writer without stories is told so', async () => {
  const { status, text } = await open(addressOf('StatsHome'), 'staff')
  expect(status).toBe(200)
  expect(text).toContain(wording.nothing)
})

test('on each page, for any filter, the parts add up to the whole', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...PAGES),
      fc.constantFrom('today', '7d', '30d', '90d', 'year', 'all'),
      fc.constantFrom('UTC', 'America/New_York', 'Asia/Kathmandu'),
      fc.constantFrom(...LISTS, ...OF_WRITERS),
      fc.nat(),
      async (route, period, zone, by, pick) => {
        const path = `${addressOf(route)}?period=${period}&zone=${zone}`
        const { text } = await open(path)
        const views = figure(text, 'views')
        for (const list of listsOf(route))
          expect(
            [list, partsOf(text, list).reduce((sum, [, n]) => sum + n, 0)],
            `${path} has all parts`,
          ).toEqual([list, views])
        const sums = [...text.matchAll(/data-sum="(\w+)" data-views="(\d+)"/g)]
        if (sums.length > 0) {
          const ofAll = sums.filter(([, name]) => name !== 'whole').map(([, , n]) => Number(n))
          expect(ofAll.reduce((sum, n) => sum + n, 0)).toBe(views)
        }
        const parts = partsOf(text, by)
        if (parts.length === 0 && !(listsOf(route) as readonly string[]).includes(by)) return
        const [part, of] = parts[pick % Math.max(1, parts.length)] ?? ['', 0]
        const filtered = await open(`${path}&by=${by}&part=${encodeURIComponent(part)}`)
        expect(figure(filtered.text, 'views')).toBe(of)
      },
    ),
    { numRuns: cases(40) },
  )
})

test.each([
  'period=never',
  'from=2026-02-30&until=2026-03-01',
  'from=2026-03-02&until=2026-03-01',
  'from=2026-03-02',
  'zone=Nowhere/Land',
])('%s is told plainly', async (query) => {
  for (const route of PAGES) {
    const { status, text } = await open(`${addressOf(route)}?${query}`)
    expect(status).toBe(200)
    expect(text).toContain(wording.wrong)
  }
})

test.each([
  'by=country&part=ZZ',
  'by=country&part=%3Cscript%3E',
  'by=language&part=%00',
  'by=source&part=site%2Fnobody.example',
  'by=nothing&part=x',
  'after=nothing',
  'orderBy=nothing',
])('%s is no failure', async (query) => {
  for (const route of PAGES) expect((await open(`${addressOf(route)}?${query}`)).status).toBe(200)
})

test('a publication’s writers and topics add up to its stories, and say how', async () => {
  for (const period of ['7d', 'year', 'all']) {
    const { text } = await open(`${addressOf('ShowCollectionStats')}?period=${period}`)
    const views = figure(text, 'views')
    for (const list of ['writer', 'topic']) {
      const parts = [...text.matchAll(new RegExp(`data-${list}="[^"]*" data-views="(\\d+)"`, 'g'))]
      expect(parts.length).toBeGreaterThan(0)
      expect(parts.reduce((sum, [, n]) => sum + Number(n), 0)).toBe(views)
    }
    expect(text).toContain(wording.publication.topicsText)
  }
})

test('the filter by a publication names it', async () => {
  const { text } = await open(addressOf('StatsHome'))
  const parts = partsOf(text, 'publication')
  expect(parts.length).toBeGreaterThan(0)
  for (const [part, views] of parts) {
    const filtered = await open(`${addressOf('StatsHome')}?by=publication&part=${part}`)
    expect(figure(filtered.text, 'views')).toBe(views)
    expect(filtered.text).not.toContain(wording.publications.gone)
    if (part === '') expect(filtered.text).toContain(wording.publications.none)
  }
})

test('a day is shown by its hours, 25 where the clock is put back', async () => {
  const { text } = await open(`${addressOf('StatsHome')}?from=2026-10-25&until=2026-10-25&zone=Europe/Berlin`)
  expect(text).toContain('data-chart="stacked"')
  expect(
    text
      .split('<caption')
      .at(1)
      ?.split('</table>')[0]
      ?.match(/<th scope="row"/g),
  ).toHaveLength(25)
})

test('figures can be downloaded as a table', async () => {
  const { text } = await open(addressOf('StatsHome'))
  const [, file = ''] = /href="data:text\/csv;charset=utf-8,([^"]*)"/.exec(text) ?? []
  const rows = decodeURIComponent(file).trim().split('\r\n')
  expect(rows[0]).toBe('list,name,views,reads,seconds')
  const countries = rows.filter((row) => row.startsWith('country,')).map((row) => Number(row.split(',')[2]))
  expect(countries.reduce((sum, n) => sum + n, 0)).toBe(figure(text, 'views'))
})

test('the rows of a table of stories can be downloaded, with all that they show', async () => {
  for (const route of ['StatsHome', 'ShowCollectionStats'] as const) {
    const { text } = await open(`${addressOf(route)}?period=year`)
    const [head = '', ...rows] = decodeURIComponent(
      /href="data:text\/csv;charset=utf-8,(id%2C[^"]*)"/.exec(text)?.[1] ?? '',
    )
      .trim()
      .split('\r\n')
    expect(head.split(',')).toEqual(expect.arrayContaining(['views', 'claps', 'highlights', 'new followers']))
    const shown = [...text.matchAll(/<tr data-post-id="(\w+)" data-views="(\d+)"/g)]
    expect(shown.length).toBeGreaterThan(3)
    // No title has a comma or a quotation mark before its figures that isn't quoted.
    const told = rows.map((row) => row.replaceAll(/"(?:[^"]|"")*"/g, 'text').split(','))
    expect(told.map((cells) => [cells[0], cells[4]])).toEqual(shown.map(([, id, views]) => [id, views]))
    expect(told.every((cells) => cells.length === head.split(',').length)).toBe(true)
  }
})

test('figures have their course beside them, unless nothing was counted', async () => {
  const linesOf = (text: string) => text.match(/<svg[^>]*data-sparkline/g)?.length ?? 0
  expect(linesOf((await open(`${addressOf('StatsHome')}?period=year`)).text)).toBe(3)
  expect(linesOf((await open(`${addressOf('StatsHome')}?from=2015-01-01&until=2015-01-03`)).text)).toBe(0)
})
