import { describe, expect, test } from 'vitest'
import { type Anchor, anchorOf, findAnchor } from '../../schema/rules/anchors'
import type { Passage, Place } from '../../schema/rules/joined-places'
import { randomFrom } from '../support/random'

/* Highlights are found again after a story was edited. Rule: docs/rules/highlights.md, "Found again". */

const SYLLABLES = ['ba', 'den', 'kor', 'li', 'mu', 'ner', 'os', 'pre', 'sta', 'ti', 'vor', 'wen']
const COMMON = ['the', 'of', 'and', 'a', 'to', 'in', 'was', 'it', 'that', 'with']

/** A word that stays itself, wherever it goes: what the algorithm has to find out from text alone. */
interface Token {
  id: number
  word: string
}
interface Paragraph {
  name: string
  tokens: Token[]
}

/** A story of words, some of them frequent, and its edits. */
function writerFrom(random: (below: number) => number) {
  let ids = 0
  const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item
  const vocabulary = Array.from({ length: 300 }, () =>
    Array.from({ length: 1 + random(3) }, () => pick(SYLLABLES)).join(''),
  )
  const token = (): Token => ({ id: ids++, word: random(5) < 2 ? pick(COMMON) : pick(vocabulary) })
  const tokens = (most: number) => Array.from({ length: 1 + random(most) }, token)
  const paragraph = (): Paragraph => ({ name: `p${ids++}`, tokens: [...tokens(60), ...tokens(20)] })
  const story = () => Array.from({ length: 3 + random(12) }, paragraph)
  const edits: ((body: Paragraph[]) => Paragraph[])[] = [
    // Words come, go and change.
    (body) => {
      const { name } = pick(body)
      return body.map((one) => {
        if (one.name !== name) return one
        const at = random(one.tokens.length + 1)
        return { name, tokens: one.tokens.toSpliced(at, random(4), ...(random(3) === 0 ? [] : tokens(6))) }
      })
    },
    // A paragraph is moved.
    (body) => {
      const from = random(body.length)
      const moved = body.slice(from, from + 1)
      return body.toSpliced(from, 1).toSpliced(random(body.length), 0, ...moved)
    },
    // One is split: the new one has a new name.
    (body) => {
      const index = random(body.length)
      const one = body[index] as Paragraph
      const at = random(one.tokens.length)
      const halves = [
        { name: one.name, tokens: one.tokens.slice(0, at) },
        { name: `p${ids++}`, tokens: one.tokens.slice(at) },
      ]
      return body.toSpliced(index, 1, ...halves.filter((half) => half.tokens.length > 0))
    },
    // Two are joined, under the name of the first.
    (body) => {
      const index = random(body.length - 1)
      const [one, two] = body.slice(index, index + 2)
      if (!one || !two) return body
      return body.toSpliced(index, 2, { name: one.name, tokens: [...one.tokens, ...two.tokens] })
    },
    // A new one is written, or one deleted.
    (body) => body.toSpliced(random(body.length + 1), 0, paragraph()),
    (body) => (body.length > 2 ? body.toSpliced(random(body.length), 1) : body),
  ]
  return { story, edit: (body: Paragraph[]) => pick(edits)(body) }
}

const textOf = (tokens: readonly Token[]): string => tokens.map(({ word }) => word).join(' ')
const placesOf = (body: readonly Paragraph[]): Place[] =>
  body.map(({ name, tokens }) => ({ name, text: textOf(tokens) }))

/** The passage of some of a paragraph's words. */
function passageOf({ name, tokens }: Paragraph, from: number, count: number): Passage {
  const start = textOf(tokens.slice(0, from)).length + (from > 0 ? 1 : 0)
  return {
    paragraph: name,
    start,
    end: start + textOf(tokens.slice(from, from + count)).length,
  }
}

/** Where the very same words stand together now; nothing if they don't. */
function truth(body: readonly Paragraph[], chosen: readonly Token[]): Passage | undefined {
  for (const one of body) {
    const from = one.tokens.findIndex(({ id }) => id === chosen[0]?.id)
    const isThere = chosen.every(({ id }, i) => one.tokens[from + i]?.id === id)
    if (from !== -1 && isThere) return passageOf(one, from, chosen.length)
  }
  return undefined
}

const same = (one: Passage | undefined, other: Passage | undefined): boolean =>
  one?.paragraph === other?.paragraph && one?.start === other?.start && one?.end === other?.end

test('at least 99 % of 1,000 edited stories show a highlight where its words are, or as changed', () => {
  const wrong: unknown[] = []
  let lost = 0
  for (let seed = 1; seed <= 1000; seed++) {
    const random = randomFrom(seed)
    const { story, edit } = writerFrom(random)
    const before = story()
    const paragraph = before[random(before.length)] as Paragraph
    const from = random(paragraph.tokens.length)
    const chosen = paragraph.tokens.slice(from, from + 1 + random(25))
    const { start, end } = passageOf(paragraph, from, chosen.length)
    const place = { name: paragraph.name, text: textOf(paragraph.tokens) }
    const anchor = anchorOf(place, start, end) as Anchor
    let body = before
    for (let edits = 1 + random(4); edits > 0; edits--) body = edit(body)
    const expected = truth(body, chosen)
    const anchored = findAnchor(placesOf(body), anchor)
    if (!expected) lost++
    if (!same(anchored, expected)) wrong.push({ seed, words: anchor.words, expected, anchored })
  }
  // Both ends of the rule are tried: passages that are still there, and passages that are gone.
  expect(lost).toBeGreaterThan(50)
  expect(lost).toBeLessThan(500)
  expect(wrong.length, JSON.stringify(wrong.slice(0, 20))).toBeLessThanOrEqual(10)
})

describe('a passage', () => {
  const text = 'One  fish,\ntwo fish 🐟 three'

  test('lies within its text, and splits no character', () => {
    expect(anchorOf({ name: 'a', text }, 0, 3)).toMatchObject({ words: 'One', before: '' })
    const fish = text.indexOf('🐟')
    for (const [start, end] of [
      [-1, 3],
      [0, text.length + 1],
      [3, 3],
      [4, 3],
      [3, 5],
      [fish, fish + 1],
      [fish + 1, fish + 3],
    ] as const)
      expect(anchorOf({ name: 'a', text }, start, end), `${start}–${end}`).toBeUndefined()
  })

  test('is found whatever becomes of its spaces', () => {
    const anchor = anchorOf({ name: 'a', text }, 0, 19) as Anchor
    expect(anchor.words).toBe('One  fish,\ntwo fish')
    expect(findAnchor([{ name: 'a', text: 'Look: One fish, two  fish!' }], anchor)).toEqual({
      paragraph: 'a',
      start: 6,
      end: 25,
    })
  })

  test('is the one that was meant among several', () => {
    const twice = 'We said yes. They said yes. All said yes.'
    const start = twice.indexOf('yes', 10)
    const anchor = anchorOf({ name: 'a', text: twice }, start, start + 3) as Anchor
    const moved = `Well. ${twice}`
    expect(findAnchor([{ name: 'a', text: moved }], anchor)).toMatchObject({ start: start + 6 })
  })

  test('of which only the words are known is looked for in its paragraph, and elsewhere if it is long', () => {
    const places = [
      { name: 'a', text: 'A short one.' },
      { name: 'b', text: 'A sentence that hardly anybody writes twice in one story.' },
    ]
    expect(findAnchor(places, { paragraph: 'a', words: 'short' })).toMatchObject({ start: 2 })
    expect(findAnchor(places, { paragraph: 'b', words: 'short' })).toBeUndefined()
    expect(findAnchor(places, { paragraph: 'a', words: places[1]?.text ?? '' })?.paragraph).toBe('b')
  })
})
