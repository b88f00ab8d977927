import { describe, expect, test } from 'vitest'
import { allWords, facet, parseQuery, scoped } from '../../../worker/services/search/query'
import { indexedText, tokensOf } from '../../../worker/services/search/tokens'
import { corrections, isOneSlip, wordKeys } from '../../../worker/services/search/vocabulary'

describe('a text as the index takes it', () => {
  test.each([
    ['The Tide, twice a day', 'the tide twice a day'],
    ['Über Zürich – straße', 'uber zurich strasse'],
    ['Øresund & Łódź', 'oresund lodz'],
    ['don’t', 'don t'],
    ['C++ and .NET 4', 'c c＋＋ and net ․net 4'],
    ['C#, F# (or .Net).', 'c c♯ f f♯ or net ․net'],
    ['Ｃ＃ ａｎｄ Ｃ＋＋', 'c c♯ and c c＋＋'],
    ['C++11', 'c c＋＋ 11'],
    ['1+1 a#b quire.net #tide end. Next … ...so', '1 1 a b quire net tide end next so'],
    ['ﾌﾞﾙｰ', 'ブ ル ブル ー ルー'],
    ['ﾊﾟﾝ か\u3099', 'パ ン パン が'],
    ['محـــمد ـ', 'محمد'],
    ['light\u00adhouse می\u200cخواهم', 'lighthouse میخواهم'],
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
    ['"AND" OR (x*) NEAR/2 ^y title:w', ['and', 'or', 'x', 'near', '2', 'y', 'title', 'w']],
    ["'); DROP TABLE post_index; --", ['drop', 'table', 'post', 'index']],
    ['🦭🦭🦭', []],
    ['   ', []],
    ['שלום עולם', ['שלום', 'עולם']],
    ['東京都', ['東京', '京都']],
    ['東', ['東']],
    ['C# or .NET', ['c♯', 'or', '․net']],
    ['well-known re-read', ['well', 'known', 're', 'read']],
    ['"open quote', ['open', 'quote']],
    ['tag: author: from:', []],
  ])('%j has these words', (text, tokens) => expect(words(text)).toEqual(tokens))

  test.each([
    ['"the tide" turns', { phrases: [' the tide '] }, ['the', 'tide', 'turns']],
    ['“The Tide”', { phrases: [' the tide '] }, ['the', 'tide']],
    ['«東京都»', { phrases: [' 東 京 都 '] }, ['東京', '京都']],
    ['"tide"', { phrases: [] }, ['tide']],
    ['tide -moon −sun', { without: ['moon', 'sun'] }, ['tide']],
    ['tide -"full moon" -well-known', { withoutPhrases: [' full moon ', ' well known '] }, ['tide']],
    ['tide -C++', { without: ['c＋＋'] }, ['tide']],
    ['tide - moon', { without: [] }, ['tide', 'moon']],
    [
      'tide TAG:ocean -author:@maren from:"Deep Sea"',
      {
        filters: [
          { name: 'tag', value: 'ocean', words: ['ocean'], isExcluded: false },
          { name: 'author', value: 'maren', words: ['maren'], isExcluded: true },
          { name: 'from', value: 'Deep Sea', words: ['deep', 'sea'], isExcluded: false },
        ],
      },
      ['tide'],
    ],
    ['tag:C#', { filters: [{ name: 'tag', value: 'C#', words: ['c♯'], isExcluded: false }] }, []],
    ['vantage:x', { filters: [] }, ['vantage', 'x']],
  ])('%j says more than its words', (text, said, tokens) => {
    expect(parseQuery(text)).toMatchObject(said)
    expect(words(text)).toEqual(tokens)
  })

  test('of ten thousand characters is no longer than others', () => {
    expect(words('abc '.repeat(2500))).toEqual(['abc'])
    expect(words(Array.from({ length: 2500 }, (_, i) => `w${i}`).join(' '))).toHaveLength(8)
    expect(words('x'.repeat(10_000))[0]).toHaveLength(64)
  })

  test('goes on where nothing was typed behind its last word', () => {
    const open = (text: string) => parseQuery(text).isOpen
    expect(['tid', 'the tid', 'tag:sea tid'].map(open)).toEqual([true, true, true])
    const closed = ['tid ', 'tid?', '東', '"the tid"', '-tid', 'tag:tid', 'x tag:', 'tide the tide']
    expect(closed.map(open)).toEqual(closed.map(() => false))
  })

  test('becomes an expression of quoted words', () => {
    const { words: parsed } = parseQuery('tide "or')
    expect(allWords(parsed, true)).toBe('("tide") AND ("or" *)')
    const demands = { with: [facet('c1')], without: [facet('lowquality')] }
    expect(scoped('', undefined)).toBeUndefined()
    expect(scoped('', undefined, demands)).toBe('(facets : "c1") NOT (facets : "lowquality")')
    expect(scoped(allWords(parsed, false), ['title'], demands)).toBe(
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
