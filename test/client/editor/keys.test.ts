import { describe, expect, test } from 'vitest'
import { after, Typist } from './typist'

const press =
  (...keys: string[]) =>
  (typist: Typist) =>
    typist.press(...keys)

describe('Enter', () => {
  test.each([
    ['divides a paragraph', 'P one|two', ['P one', 'P |two']],
    ['leads from a heading to a paragraph', 'H2 one|', ['H2 one', 'P |']],
    ['divides a heading', 'H2 one|two', ['H2 one', 'H2 |two']],
    ['makes room above a heading', 'H2 |one', ['P', 'H2 |one']],
    ['goes on with a quotation', 'BQ one|', ['BQ one', 'BQ |']],
    ['ends a quotation at an empty paragraph', 'BQ one\nBQ |', ['BQ one', 'P |']],
    ['leads from a pull quote to a paragraph', 'PQ one|', ['PQ one', 'P |']],
    ['goes on with a list at its level', 'ULI.1 one|two', ['ULI.1 one', 'ULI.1 |two']],
    ['brings an empty nested item a level out', 'ULI one\nULI.1 |', ['ULI one', 'ULI |']],
    ['ends a list at an empty item', 'OLI one\nOLI |', ['OLI one', 'P |']],
    ['replaces what is selected in an item', 'ULI o|n|e', ['ULI o', 'ULI |e']],
    ['breaks a line of code', 'PRE.ts one|', ['PRE.ts one⏎|']],
    ['keeps one empty line in code', 'PRE one⏎|', ['PRE one⏎⏎|']],
    ['leaves code after two empty lines', 'PRE one⏎⏎|', ['PRE one', 'P |']],
    ['opens code at three backquotes', 'P ```|', ['PRE |']],
    ['opens code in a language', 'P ```ts|', ['PRE.ts |']],
    ['makes room above code that comes first', 'PRE |one', ['P', 'PRE |one']],
    ['leads on from a formula', 'MATH x|', ['MATH x', 'P |']],
    ['leads on from a caption, which stays whole', 'IMG on|e\nP two', ['IMG one', 'P |', 'P two']],
    ['breaks the line in a note', 'FOOTNOTE one|', ['FOOTNOTE one⏎|']],
  ])('%s', (_name, story, expected) => {
    expect(after(story, press('Enter'))).toEqual(expected)
  })

  test('leads on from a picture or card that is selected', () => {
    expect(after('P one\nMIXTAPE_EMBED\nP two', (t) => t.selectNode(1).press('Enter'))).toEqual([
      'P one',
      'MIXTAPE_EMBED',
      'P |',
      'P two',
    ])
  })

  test('doesn’t repeat the number that a list starts with', () => {
    const typist = new Typist([{ type: 'OLI', name: 'name0', level: 0, start: 3, text: 'one', markups: [] }])
    typist.press('Enter')
    expect(typist.body.map((paragraph) => 'start' in paragraph && paragraph.start)).toEqual([3, false])
  })
})

test('Shift and Enter break a line anywhere', () => {
  expect(after('P one|two', press('Shift-Enter'))).toEqual(['P one⏎|two'])
  expect(after('H2 one|two', press('Shift-Enter'))).toEqual(['H2 one⏎|two'])
})

test('Ctrl and Enter go on below, from the middle of anything', () => {
  expect(after('PRE on|e\nP two', press('Ctrl-Enter'))).toEqual(['PRE one', 'P |', 'P two'])
  expect(after('ULI on|e', press('Ctrl-Enter'))).toEqual(['ULI one', 'P |'])
})

describe('Backspace at the start', () => {
  test.each([
    ['joins paragraphs', 'P one\nP |two', ['P one|two']],
    ['makes a heading a paragraph', 'P one\nH2 |two', ['P one', 'P |two']],
    ['makes a quotation a paragraph', 'BQ |two', ['P |two']],
    ['makes code a paragraph', 'PRE.ts |two', ['P |two']],
    ['brings an item a level out', 'ULI one\nULI.1 |two', ['ULI one', 'ULI |two']],
    ['makes an item at the margin a paragraph', 'ULI one\nULI |two', ['ULI one', 'P |two']],
    ['removes an empty paragraph above', 'P\nH2 x\nP |two', ['P', 'H2 x|two']],
  ])('%s', (_name, story, expected) => {
    expect(after(story, press('Backspace'))).toEqual(expected)
  })

  test('selects a picture above, and removes it the second time; its caption isn’t joined', () => {
    const typist = new Typist('IMG one\nP |two').press('Backspace')
    expect(typist.lines).toEqual(['IMG one', 'P two'])
    expect(typist.press('Backspace').lines).toEqual(['P |two'])
  })

  test('in a caption selects its picture', () => {
    expect(after('P one\nIMG |two\nP three', press('Backspace', 'Backspace'))).toEqual(['P one', 'P |three'])
  })

  test('selects a rule above', () => {
    expect(after('P one\nHR\nP |two', press('Backspace', 'Backspace'))).toEqual(['P one', 'P |two'])
  })
})

test('Delete at the end joins what follows, and selects a picture', () => {
  expect(after('P one|\nP two', press('Delete'))).toEqual(['P one|two'])
  expect(after('P one|\nIMG two\nP x', press('Delete', 'Delete'))).toEqual(['P one', 'P |x'])
})

describe('Tab', () => {
  test.each([
    ['moves an item in', 'ULI one\nULI |two', 'Tab', ['ULI one', 'ULI.1 |two']],
    [
      'takes nested items along',
      'ULI a\nULI |b\nULI.1 c\nULI d',
      'Tab',
      ['ULI a', 'ULI.1 |b', 'ULI.2 c', 'ULI d'],
    ],
    ['brings an item out', 'ULI one\nULI.1 |two\nULI.2 c', 'Shift-Tab', ['ULI one', 'ULI |two', 'ULI.1 c']],
    ['indents code at the cursor', 'PRE a|b', 'Tab', ['PRE a  |b']],
    ['indents the selected lines of code', 'PRE a|⏎b|⏎c', 'Tab', ['PRE   a|⏎  b|⏎c']],
    ['takes code’s indentation back', 'PRE   a|⏎  b|⏎ c', 'Shift-Tab', ['PRE a|⏎b|⏎ c']],
  ])('%s', (_name, story, key, expected) => {
    expect(after(story, press(key))).toEqual(expected)
  })

  test.each([
    ['the first item of a list', 'ULI |one'],
    ['an item that is deep enough', 'ULI one\nULI.1 |two'],
    ['plain text', 'P |one'],
  ])('is left to the browser in %s, where it can’t indent', (_name, story) => {
    const typist = new Typist(story).press('Tab')
    expect(typist.isHandled).toBe(false)
  })
})

test('undo and redo take back and repeat, names included', () => {
  const typist = new Typist('P one|two').press('Enter')
  const names = typist.names
  expect(typist.press('Ctrl-z').lines).toEqual(['P one|two'])
  expect(typist.names).toEqual(['name0'])
  typist.press('Ctrl-y')
  expect(typist.names).toEqual(names)
})

test('shortcuts mark what is selected, and turn paragraphs into another type and back', () => {
  const typist = new Typist('P a |bold| word').press('Ctrl-b')
  expect(typist.body[0]).toMatchObject({ markups: [{ type: 'STRONG', start: 2, end: 6 }] })
  expect(typist.press('Ctrl-b').body[0]).toMatchObject({ markups: [] })
  expect(after('P on|e\nP tw|o\nHR', press('Ctrl-Alt-2'))).toEqual(['H2 on|e', 'H2 tw|o', 'HR'])
  expect(after('H2 on|e', press('Ctrl-Alt-2'))).toEqual(['P on|e'])
})

test('a picture stays a picture when everything is turned into a heading', () => {
  expect(after('P o|ne\nIMG two\nP thr|ee', press('Ctrl-Alt-2'))).toEqual(['H2 o|ne', 'IMG two', 'H2 thr|ee'])
})

test('when everything is removed, an empty paragraph is left', () => {
  const typist = new Typist('H2 one\nIMG two|').press('Ctrl-a', 'Backspace')
  expect(typist.lines).toEqual(['P |'])
  expect(typist.type('a').press('Ctrl-z', 'Ctrl-z').lines).toEqual(['H2 one', 'IMG two'])
})
