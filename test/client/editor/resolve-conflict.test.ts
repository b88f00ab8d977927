import { describe, expect, test } from 'vitest'
import {
  canKeepBoth,
  conflictName,
  resolvedConflict,
  type Side,
} from '../../../client/features/editor/conflict/resolve-conflict'
import type { DraftDocument } from '../../../schema/story/draft'
import { mergeDocuments } from '../../../schema/story/merge-documents'

const draft = (title: string, texts: Record<string, string>): DraftDocument => ({
  title,
  subtitle: '',
  body: Object.entries(texts).map(([name, text]) => ({ type: 'P', name, text, markups: [] })),
})

/** What comes of two versions by these choices, as title and texts. */
function decided(ours: DraftDocument, theirs: DraftDocument, choices: Record<string, Side> = {}) {
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
