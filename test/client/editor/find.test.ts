import { describe, expect, test } from 'vitest'
import { findMatches } from '../../../client/features/editor/find/matches'
import { replaceMatches } from '../../../client/features/editor/find/replace'
import { Typist } from './typist'

const STORY = 'P The tide, the Tides|\nH2 A tide table\nPRE tide = 1'
const search = (words: string, more: { isCase?: boolean; isWhole?: boolean } = {}) => ({
  words,
  isCase: false,
  isWhole: false,
  ...more,
})
const matchesIn = (typist: Typist, ...of: Parameters<typeof search>) =>
  findMatches(typist.state.doc, search(...of)).map(({ from, to }) => typist.state.doc.textBetween(from, to))

describe('finding words', () => {
  test('takes capitals and parts of words, unless it is told not to', () => {
    const typist = new Typist(STORY)
    expect(matchesIn(typist, 'tide')).toEqual(['tide', 'Tide', 'tide', 'tide'])
    expect(matchesIn(typist, 'Tide', { isCase: true })).toEqual(['Tide'])
    expect(matchesIn(typist, 'tide', { isWhole: true })).toEqual(['tide', 'tide', 'tide'])
    expect(matchesIn(typist, '')).toEqual([])
  })

  test('takes signs as they are, and letters of any script as parts of words', () => {
    const typist = new Typist('P a.b (a+b) axb|\nP прилив приливы')
    expect(matchesIn(typist, 'a.b')).toEqual(['a.b'])
    expect(matchesIn(typist, '(a+b)')).toEqual(['(a+b)'])
    expect(matchesIn(typist, 'прилив', { isWhole: true })).toEqual(['прилив'])
  })
})

describe('replacing words', () => {
  test('replaces all of them as one step of undo', () => {
    const typist = new Typist(STORY)
    const matches = findMatches(typist.state.doc, search('tide'))
    replaceMatches(matches, 'moon')(typist.state, typist.view.dispatch)
    expect(typist.body.map((one) => 'text' in one && one.text)).toEqual([
      'The moon, the moons',
      'A moon table',
      'moon = 1',
    ])
    typist.press('Ctrl-z')
    expect(typist.body.map((one) => 'text' in one && one.text)).toEqual([
      'The tide, the Tides',
      'A tide table',
      'tide = 1',
    ])
  })

  test('keeps what the words were formatted as, and can remove them', () => {
    const typist = new Typist([
      {
        type: 'P',
        name: 'a',
        text: 'High tide now',
        markups: [{ type: 'STRONG', start: 5, end: 9 }],
      },
    ])
    const replace = (words: string, by: string) =>
      replaceMatches(findMatches(typist.state.doc, search(words)), by)(typist.state, typist.view.dispatch)
    replace('tide', 'water')
    expect(typist.body[0]).toMatchObject({
      text: 'High water now',
      markups: [{ type: 'STRONG', start: 5, end: 10 }],
    })
    replace(' water', '')
    expect(typist.body[0]).toMatchObject({ text: 'High now', markups: [] })
    expect(replaceMatches([], 'x')(typist.state)).toBe(false)
  })
})
