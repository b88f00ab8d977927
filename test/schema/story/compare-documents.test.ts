import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareDocuments, comparedTexts } from '../../../schema/story/compare-documents'
import type { DraftDocument } from '../../../schema/story/draft'
import type { Paragraph } from '../../../schema/story/paragraph'

const paragraph = (name: string, text: string): Paragraph => ({ type: 'P', name, text, markups: [] })
const of = (...body: Paragraph[]): DraftDocument => ({ title: 'A title', subtitle: '', body })

describe('two texts, word by word', () => {
  test('show which words have come and gone', () => {
    expect(comparedTexts('The quick fox jumps.', 'The slow fox jumps high.')).toEqual([
      { text: 'The ', in: 'both' },
      { text: 'quick', in: 'earlier' },
      { text: 'slow', in: 'later' },
      { text: ' fox jumps', in: 'both' },
      { text: ' high', in: 'later' },
      { text: '.', in: 'both' },
    ])
  })

  test('know words where there are no spaces', () => {
    expect(comparedTexts('今日は晴れです', '今日は雨です').filter((run) => run.in !== 'both')).toEqual([
      { text: '晴れ', in: 'earlier' },
      { text: '雨', in: 'later' },
    ])
  })

  test('hold everything of both, in its order', () => {
    const words = fc.array(fc.constantFrom('one ', 'two ', 'three, ', '漢字', '😀', '\n'), { maxLength: 20 })
    fc.assert(
      fc.property(words, words, (a, b) => {
        const [earlier, later] = [a.join(''), b.join('')]
        const runs = comparedTexts(earlier, later)
        const side = (other: string) => runs.flatMap((run) => (run.in === other ? [] : run.text)).join('')
        expect([side('later'), side('earlier')]).toEqual([earlier, later])
      }),
    )
  })

  test('that have nothing in common are shown one after the other, quickly', () => {
    const [earlier, later] = ['old '.repeat(20_000), 'new '.repeat(20_000)]
    expect(comparedTexts(earlier, later)).toEqual([
      { text: earlier, in: 'earlier' },
      { text: later, in: 'later' },
    ])
  })
})

describe('two versions', () => {
  test('show what has become of each paragraph, and count the words', () => {
    const earlier = of(
      paragraph('aaaa', 'Stays'),
      paragraph('bbbb', 'Goes away'),
      paragraph('cccc', 'One word'),
      paragraph('dddd', 'Moves'),
    )
    const later = of(
      paragraph('dddd', 'Moves'),
      paragraph('aaaa', 'Stays'),
      paragraph('cccc', 'Two words'),
      paragraph('eeee', 'Comes'),
    )
    const { paragraphs, addedWords, removedWords, title } = compareDocuments(earlier, later)
    expect(paragraphs.map(({ name, change }) => `${name} ${change}`)).toEqual([
      'dddd moved',
      'aaaa same',
      'bbbb removed',
      'cccc changed',
      'eeee added',
    ])
    expect(title).toEqual([{ text: 'A title', in: 'both' }])
    expect([addedWords, removedWords]).toEqual([3, 4])
  })

  test('that are the same show no change', () => {
    const version = of(paragraph('aaaa', 'Stays'))
    const { paragraphs, addedWords, removedWords } = compareDocuments(version, structuredClone(version))
    expect(paragraphs.map(({ change }) => change)).toEqual(['same'])
    expect([addedWords, removedWords]).toEqual([0, 0])
  })

  test('show a changed picture or type, even if no word has changed', () => {
    const heading: Paragraph = { type: 'H2', name: 'aaaa', text: 'Words', markups: [] }
    const { paragraphs } = compareDocuments(of(paragraph('aaaa', 'Words')), of(heading))
    expect(paragraphs).toEqual([
      { name: 'aaaa', paragraph: heading, change: 'changed', runs: [{ text: 'Words', in: 'both' }] },
    ])
  })
})
