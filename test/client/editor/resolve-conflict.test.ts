import { describe, expect, test } from 'vitest'
import {
  type Choice,
  canKeepBoth,
  conflictName,
  resolvedConflict,
} from '../../../client/features/editor/conflict/resolve-conflict'
import type { DraftDocument } from '../../../schema/story/draft'
import { mergeDocuments } from '../../../schema/story/merge-documents'

const draft = (title: string, texts: Record<string, string>): DraftDocument => ({
  title,
  subtitle: '',
  body: Object.entries(texts).map(([name, text]) => ({ type: 'P', name, text, markups: [] })),
})

/** What comes of two versions by these choices, as title and texts. */
function decided(ours: DraftDocument, theirs: DraftDocument, choices: Record<string, Choice> = {}) {
  const base = draft('Was', { aaaa: 'one', bbbb: 'two', cccc: 'three' })
  const { document: merged, conflicts } = mergeDocuments(base, ours, theirs)
  const all = new Map(Object.entries(choices))
  const { title, body } = resolvedConflict({ merged, conflicts }, all, () => 'new1')
  return {
    conflicts,
    title,
    texts: body.map((paragraph) => `${paragraph.name} ${'text' in paragraph ? paragraph.text : ''}`),
  }
}

const ours = draft('Ours', { aaaa: 'one', bbbb: 'two of ours', cccc: 'three' })
const theirs = draft('Theirs', { aaaa: 'one of theirs', bbbb: 'two of theirs', cccc: 'three' })

describe('a conflict', () => {
  test('keeps ours and everything that isn’t in conflict, unless something is chosen', () => {
    const { title, texts, conflicts } = decided(ours, theirs)
    expect(conflicts.map(conflictName)).toEqual(['title', 'bbbb'])
    expect([title, texts]).toEqual(['Ours', ['aaaa one of theirs', 'bbbb two of ours', 'cccc three']])
  })

  test('takes theirs, or both one after the other', () => {
    const { title, texts } = decided(ours, theirs, { title: 'theirs', bbbb: 'both' })
    expect(title).toBe('Theirs')
    expect(texts).toEqual(['aaaa one of theirs', 'bbbb two of ours', 'new1 two of theirs', 'cccc three'])
    expect(decided(ours, theirs, { bbbb: 'theirs' }).texts[1]).toBe('bbbb two of theirs')
  })

  test('keeps a paragraph that one side has removed, unless the writer removes it', () => {
    const without = draft('Was', { aaaa: 'one', cccc: 'three' })
    const { conflicts, texts } = decided(without, theirs)
    expect(conflicts.map(canKeepBoth)).toEqual([false])
    expect(texts).toContain('bbbb two of theirs')
    expect(decided(without, theirs, { bbbb: 'ours' }).texts).toEqual(['aaaa one of theirs', 'cccc three'])
  })
})

describe('a conflict that is settled by words', () => {
  const base = draft('Was', { aaaa: 'The tide came in.' })
  const decide = (mine: DraftDocument, others: DraftDocument, choices: Record<string, Choice>) => {
    const { document: merged, conflicts } = mergeDocuments(base, mine, others)
    return resolvedConflict({ merged, conflicts }, new Map(Object.entries(choices)), () => 'new1')
  }
  const mine = draft('Ours now', { aaaa: 'The spring tide came in late.' })
  const others = draft('Theirs now', { aaaa: 'The neap tide came in slowly.' })

  test('takes the words of each side where the writer wants them', () => {
    const texts = [new Set<number>(), new Set([1]), new Set([3]), new Set([1, 3])].map((picks) => {
      const [paragraph] = decide(mine, others, { aaaa: picks }).body
      return paragraph && 'text' in paragraph ? paragraph.text : ''
    })
    expect(texts).toEqual([
      'The spring tide came in late.',
      'The neap tide came in late.',
      'The spring tide came in slowly.',
      'The neap tide came in slowly.',
    ])
    expect(decide(mine, others, { title: new Set([0]) }).title).toBe('Theirs now')
    expect(decide(mine, others, { title: new Set() }).title).toBe('Ours now')
  })

  test('keeps the formats of the words that stay', () => {
    const bold = { type: 'STRONG' as const, start: 11, end: 15 }
    const formatted: DraftDocument = {
      ...mine,
      body: mine.body.map((paragraph) => ({ ...paragraph, markups: [bold] }) as (typeof mine.body)[number]),
    }
    const [paragraph] = decide(formatted, others, { aaaa: new Set([1]) }).body
    expect(paragraph).toMatchObject({
      text: 'The neap tide came in late.',
      markups: [{ type: 'STRONG', start: 9, end: 13 }],
    })
  })
})
