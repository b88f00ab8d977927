import { describe, expect, test } from 'vitest'
import { cardAsLink, cardAt, isBare, unreadCards } from '../../../client/features/editor/cards/bare-cards'
import { pasteAddress } from '../../../client/features/editor/paste/paste-address'
import { Typist } from './typist'

const ADDRESS = 'https://pages.example.org/tides'
const LINK = { type: 'A', start: 0, end: ADDRESS.length, href: ADDRESS }

describe('an address that is pasted alone', () => {
  test('becomes a card in a paragraph of its own, and undo leaves the link', () => {
    const typist = new Typist('P before\nP |')
    expect(pasteAddress(typist.view, ` ${ADDRESS}\n`)).toBe(true)
    expect(typist.body).toMatchObject([
      { type: 'P' },
      { type: 'MIXTAPE_EMBED', href: ADDRESS, title: 'pages.example.org/tides', description: '' },
      { type: 'P', text: '' },
    ])
    expect(typist.lines.at(-1)).toBe('P |')
    typist.press('Ctrl-z')
    expect(typist.body).toMatchObject([{ type: 'P' }, { type: 'P', text: ADDRESS, markups: [LINK] }])
    typist.press('Ctrl-z')
    expect(typist.lines).toEqual(['P before', 'P |'])
  })

  test('becomes the frame of a known provider', () => {
    const typist = new Typist('P |')
    pasteAddress(typist.view, 'https://www.youtube.com/watch?v=abcdefghijk')
    expect(typist.body[0]).toMatchObject({ type: 'IFRAME', title: 'YouTube' })
  })

  test('is a link within words, and over the selected ones', () => {
    const typist = new Typist('P see |')
    pasteAddress(typist.view, ADDRESS)
    typist.type(' now')
    expect(typist.body).toMatchObject([
      { text: `see ${ADDRESS} now`, markups: [{ ...LINK, start: 4, end: 4 + ADDRESS.length }] },
    ])
    const selected = new Typist('P the |tide| tables')
    pasteAddress(selected.view, ADDRESS)
    expect(selected.body).toMatchObject([
      { text: 'the tide tables', markups: [{ ...LINK, start: 4, end: 8 }] },
    ])
  })

  test.each([
    ['PRE |', ADDRESS],
    ['MATH |', ADDRESS],
    ['P |', `${ADDRESS} and more`],
    ['P |', 'javascript:alert(1)'],
    ['P |', 'https://'],
    ['P |one\nP two|', ADDRESS],
  ])('in %s, %s is pasted as it is', (story, text) => {
    const typist = new Typist(story)
    const before = typist.lines
    expect(pasteAddress(typist.view, text)).toBe(false)
    expect(typist.lines).toEqual(before)
  })
})

describe('a card', () => {
  const card = { type: 'MIXTAPE_EMBED', name: 'card', href: ADDRESS, site: 'pages.example.org' } as const
  const bare = { ...card, title: 'pages.example.org/tides', description: '' }

  test('is bare if it has nothing but its address', () => {
    const isBareCard = (story: object) => isBare(new Typist([story as never]).state.doc.child(0))
    expect(isBareCard(bare)).toBe(true)
    expect(isBareCard({ ...bare, title: 'The tides' })).toBe(false)
    expect(isBareCard({ ...bare, description: 'Twice a day' })).toBe(false)
    expect(isBareCard({ ...bare, imageId: '0123456789abcdef01234567' })).toBe(false)
    expect(isBareCard({ ...bare, href: 'http://pages.example.org/tides' })).toBe(false)
  })

  test('is read when its story is opened if it is bare, as are nine others', () => {
    const body = [
      { ...bare, name: 'said', title: 'The tides' },
      ...Array.from({ length: 12 }, (_, i) => ({ ...bare, name: `bare${i}` })),
    ]
    const { doc } = new Typist(body).state
    expect(unreadCards(doc, body)).toEqual(body.slice(1, 11).map(({ name }) => name))
    // Cards that were added meanwhile are read anyway.
    expect(unreadCards(doc, body.slice(0, 3))).toEqual(['bare0', 'bare1'])
  })

  test('becomes a link that keeps its name', () => {
    const typist = new Typist([bare])
    const placed = cardAt(typist.state, 'card')
    if (placed) typist.state = typist.state.apply(cardAsLink(typist.state, placed))
    expect(typist.body).toEqual([{ type: 'P', name: 'card', text: ADDRESS, markups: [LINK] }])
    expect(cardAt(typist.state, 'card')).toBeUndefined()
  })
})
