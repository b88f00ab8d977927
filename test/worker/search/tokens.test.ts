import { describe, expect, test } from 'vitest'
import { allWords, parseQuery, scoped } from '../../../worker/services/search/query'
import { indexedText, tokensOf } from '../../../worker/services/search/tokens'
import { corrections, isOneSlip, wordKeys } from '../../../worker/services/search/vocabulary'

describe('a text as the index takes it', () => {
  test.each([
    ['The Tide, twice a day', 'the tide twice a day'],
    ['Über Zürich – straße', 'uber zurich strasse'],
    ['Øresund & Łódź', 'oresund lodz'],
    ['don’t', 'don t'],
    ['C++ and .NET 4', 'c and net 4'],
    ['ﬁne ℌ ⑴ ½', 'fine h 1 1⁄2'],
    ['東京', '東 京 東京'],
    ['東京tower', '東 京 東京 tower'],
    ['ภาษา', 'ภ า ภา ษ าษ า ษา'],
    ['שָׁלוֹם', 'שלום'],
    ['🦭 seal', 'seal'],
    ['', ''],
  ])('%j is %j', (text, words) => expect(indexedText(text)).toBe(words))

  test('has words whose places are told', () => {
    const text = '“Ébb” 東京'
    expect([...tokensOf(text)].map(({ start, end }) => text.slice(start, end))).toEqual([
      'Ébb',
      '東',
      '京',
      '東京',
    ])
  })

  test('has no word that the index would split', () => {
    const everything = Array.from({ length: 0x2fff }, (_, i) => String.fromCodePoint(i)).join('')
    for (const word of indexedText(everything).split(' '))
      expect(word).toMatch(/^[a-z0-9\u0080-\u{10ffff}]+$/u)
  })
})

describe('a query', () => {
  const words = (text: string) => parseQuery(text).words.map((word) => word.text)

  test('is its words, each once', () => {
    expect(words('the tide THE')).toEqual(['the', 'tide'])
  })

  test.each([
    ['"AND" OR (x*) NEAR/2 ^y -z title:w', ['and', 'or', 'x', 'near', '2', 'y', 'z', 'title']],
    ["'); DROP TABLE post_index; --", ['drop', 'table', 'post', 'index']],
    ['🦭🦭🦭', []],
    ['   ', []],
    ['שלום עולם', ['שלום', 'עולם']],
    ['東京都', ['東京', '京都']],
    ['東', ['東']],
  ])('%j has no syntax', (text, tokens) => expect(words(text)).toEqual(tokens))

  test('of ten thousand characters is no longer than others', () => {
    expect(words('abc '.repeat(2500))).toEqual(['abc'])
    expect(words(Array.from({ length: 2500 }, (_, i) => `w${i}`).join(' '))).toHaveLength(8)
    expect(words('x'.repeat(10_000))[0]).toHaveLength(64)
  })

  test('goes on where nothing was typed behind its last word', () => {
    expect(['tid', 'tid ', 'tid?', '東'].map((text) => parseQuery(text).isOpen)).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  test('becomes an expression of quoted words', () => {
    const { words: parsed } = parseQuery('tide "or')
    expect(allWords(parsed, true)).toBe('("tide") AND ("or" *)')
    expect(scoped(allWords(parsed, false), ['title'], { with: ['c1'], without: ['lowquality'] })).toBe(
      '(facets : "c1" AND ({title} : (("tide") AND ("or")))) NOT (facets : "lowquality")',
    )
  })
})

describe('a slip', () => {
  test.each([
    ['harbor', 'harbour', true],
    ['harbuor', 'harbour', true],
    ['harbaur', 'harbour', true],
    ['arbour', 'harbour', true],
    ['harbour', 'harbour', false],
    ['harbr', 'harbour', false],
    ['ruobrah', 'harbour', false],
  ])('from %s to %s: %s', (a, b, is) => expect([isOneSlip(a, b), isOneSlip(b, a)]).toEqual([is, is]))

  test.each(['harbor', 'harbuor', 'harbaur', 'arbour'])('%s shares a key with harbour', (slip) => {
    expect(wordKeys(slip).some((key) => wordKeys('harbour').includes(key))).toBe(true)
  })

  test('is corrected to what is likeliest first', () => {
    expect(corrections('tdie', ['tide', 'die', 'tie', 'tied'], 3)).toEqual(['tide', 'tie', 'die'])
  })
})
