import { type Command, TextSelection } from 'prosemirror-state'
import { describe, expect, test } from 'vitest'
import { insertFootnote, insertRule } from '../../../client/features/editor/commands/insert'
import { linkAt, removeLink, setLink, typedAddress } from '../../../client/features/editor/commands/links'
import { asksForLink, linkForm } from '../../../client/features/editor/menus/link-form'
import { storyLength } from '../../../client/features/editor/model/counts'
import { readingSeconds } from '../../../schema/rules/reading-time'
import { bodyWords } from '../../../schema/story/text'
import { Typist } from './typist'

const run = (typist: Typist, command: Command): boolean =>
  command(typist.state, (tr) => {
    typist.state = typist.state.apply(tr)
  })

const link = (start: number, end: number, href: string) => ({ type: 'A', start, end, href })

describe('a link', () => {
  test('is set on what is selected, changed at the cursor and removed', () => {
    const typist = new Typist('P a |word| b')
    expect(run(typist, setLink('example.org'))).toBe(true)
    expect(typist.body[0]).toMatchObject({ markups: [link(2, 6, 'https://example.org/')] })

    typist.state = typist.state.apply(typist.state.tr.setSelection(TextSelection.create(typist.state.doc, 4)))
    expect(linkAt(typist.state)).toMatchObject({ from: 3, to: 7, href: 'https://example.org/' })
    run(typist, setLink('/@someone', 'Someone'))
    expect(typist.body[0]).toMatchObject({ markups: [{ ...link(2, 6, '/@someone'), title: 'Someone' }] })

    expect(run(typist, removeLink)).toBe(true)
    expect(typist.body[0]).toMatchObject({ markups: [] })
    expect(linkAt(typist.state)).toBeUndefined()
  })

  test('is refused where there is nothing to link, and if its address isn’t allowed', () => {
    expect(run(new Typist('P a|b'), setLink('example.org'))).toBe(false)
    expect(run(new Typist('P |ab|'), setLink('javascript:alert(1)'))).toBe(false)
    expect(run(new Typist('MATH |ab|'), setLink('example.org'))).toBe(false)
  })

  test.each([
    ['example.org/a b', undefined],
    ['Example.org/a', 'https://example.org/a'],
    ['someone@example.org', 'mailto:someone@example.org'],
    ['http://example.org', 'http://example.org/'],
    ['/about', '/about'],
    ['words', undefined],
  ])('is typed as %s', (typed, href) => {
    expect(typedAddress(typed)).toBe(href)
  })
})

test('Ctrl and K ask for a link where there can be one, until something else happens', () => {
  const typist = new Typist('P a |word| b', undefined, [linkForm()]).press('Ctrl-k')
  expect(asksForLink(typist.state)).toBe(true)
  expect(asksForLink(typist.type('x').state)).toBe(false)
  expect(asksForLink(typist.press('Ctrl-k').state)).toBe(false)
})

test('a note is referred to at the cursor and stands at the end, under the first free number', () => {
  const typist = new Typist('P one| two\nFOOTNOTE note')
  expect(run(typist, insertFootnote)).toBe(true)
  expect(typist.type('X').lines).toEqual(['P one2 two', 'FOOTNOTE note', 'FOOTNOTE X|'])
  expect(typist.body[0]).toMatchObject({ markups: [link(3, 4, '#fn-2')] })
  expect(run(typist, insertFootnote)).toBe(false)
})

test('a rule stands below the text and leaves a paragraph to go on in', () => {
  const typist = new Typist('P one|\nIMG a')
  run(typist, insertRule)
  expect(typist.lines).toEqual(['P one', 'HR', 'P |', 'IMG a'])
})

test('a story’s length is what lists show, and grows with what is typed', () => {
  const typist = new Typist('H2 one two\nP three|\nIMG four five')
  expect(storyLength(typist.state.doc)).toEqual({
    words: bodyWords(typist.body),
    seconds: readingSeconds(bodyWords(typist.body), 1),
  })
  expect(storyLength(typist.type(' six').state.doc).words).toBe(6)
})
