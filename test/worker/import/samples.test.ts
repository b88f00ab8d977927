import { describe, expect, inject, it } from 'vitest'
import { checkBody } from '../../../schema/story/check-body'
import type { Paragraph, StoryBody } from '../../../schema/story/paragraph'
import { openExport } from '../../../worker/services/import/formats'
import { MemoryFile } from '../../../worker/services/import/source-file'
import { readWxr } from '../../../worker/services/import/wordpress/read-wxr'
import { labelOf, readItem } from '../../../worker/services/import/wordpress/story'
import { surveyWxr } from '../../../worker/services/import/wordpress/survey'
import { importText, NOW, rows } from './harness'

const samples = Object.entries(inject('importSamples'))
const exportsOf = (suffix: string) => samples.filter(([path]) => path.endsWith(suffix))

/** Running text without code, where markup is a subject and not a remnant. */
function prose(paragraph: Paragraph): string {
  if (paragraph.type === 'PRE' || !('markups' in paragraph)) return ''
  let text = paragraph.text
  for (const { type, start, end } of paragraph.markups.toReversed())
    if (type === 'CODE') text = text.slice(0, start) + text.slice(end)
  return text
}

function expectToReadWell(body: StoryBody, label: string): void {
  expect(checkBody(body), label).toEqual([])
  for (const paragraph of body) {
    const text = prose(paragraph)
    expect(text, label).not.toMatch(/<!--|-->|<\/?(?:p|div|span|a|img|strong|em|ul|li|table|figure)\b/i)
    expect(text, label).not.toMatch(/\[\/?(?:gallery|caption|embed|audio|video|playlist)\b[^\]]*\]/)
    expect(text, label).not.toMatch(/&(?:amp|lt|gt|quot|nbsp|#\d+);/)
    expect(text, label).toBe(text.trim() === '' ? text : text.replace(/^\n|\n$/g, ''))
  }
}

describe.skipIf(exportsOf('.xml').length === 0).each(exportsOf('.xml'))('the export %s', (path, text) => {
  const chunks = [new TextEncoder().encode(text)]
  const survey = surveyWxr(chunks)
  const items = [...readWxr(chunks)].flatMap((event) => (event.kind === 'item' ? [event.item] : []))
  const into = `sample-${path
    .replace(/[^a-z]+/gi, '')
    .toLowerCase()
    .slice(0, 20)}`

  it('is read item by item, without losing any', () => {
    expect(items.length).toBe(text.match(/<item>/g)?.length)
  })

  it('has readable stories', () => {
    let stories = 0
    for (const item of items) {
      const entry = readItem(item, survey, NOW)
      if (entry.kind !== 'story') continue
      stories += 1
      expect(entry.story.title).not.toMatch(/<\/?[a-z]+>/)
      expectToReadWell(entry.story.body, labelOf(item))
      // The text is imported: the words of the source, markup and shortcodes aside, are about as many.
      expect(JSON.stringify(entry.story.body).length, labelOf(item)).toBeGreaterThan(item.content.length / 20)
    }
    expect(stories).toBeGreaterThan(0)
  })

  it('is imported completely without a network, and changes nothing the second time', async () => {
    const report = await importText(text, { into })
    const told =
      report.imported + report.skipped.length + Object.values(report.ignored).reduce((a, b) => a + b, 0)
    expect(told).toBe(items.length)
    const [listed] = await rows<{ n: number; wrong: number }>(
      `SELECT count(*) AS n, coalesce(sum(p.state <> 'published'), 0) AS wrong FROM post p
       JOIN collection c ON c.id = p.collection_id WHERE c.slug = ? AND p.is_listed = 1`,
      into,
    )
    expect(listed?.wrong).toBe(0)
    expect(await rows('SELECT post_count AS n FROM collection WHERE slug = ?', into)).toEqual([
      { n: listed?.n },
    ])
    expect(await importText(text, { into })).toMatchObject({
      imported: 0,
      updated: 0,
      unchanged: report.imported,
    })
  })
})

/** Samples of a format, by the folder that they lie in. */
const samplesOf = (format: string) => samples.filter(([path]) => path.startsWith(`${format}/`))

describe.each(['medium', 'ghost'] as const)('exports of %s', (format) => {
  it.skipIf(samplesOf(format).length === 0).each(samplesOf(format))(
    '%s is read whole',
    async (path, text) => {
      const file = new MemoryFile(path, [new TextEncoder().encode(text)])
      const { entries } = await openExport(format, file, { now: NOW })
      let stories = 0
      for await (const entry of entries(0)) {
        if (entry.kind !== 'story') throw new Error(`${path}: ${JSON.stringify(entry)}`)
        stories += 1
        expect(entry.story.title).toMatch(/\S/)
        expectToReadWell(entry.story.body, path)
        if (format === 'medium') expect(entry.story.body.length).toBeGreaterThan(3)
      }
      expect(stories).toBeGreaterThan(0)
    },
  )
})
