import { describe, expect, test } from 'vitest'
import { cardAsLink } from '../../../client/features/editor/cards/bare-cards'
import { replaceFigure } from '../../../client/features/editor/commands/figures'
import { insertParagraph, insertRule } from '../../../client/features/editor/commands/insert'
import { moveTo } from '../../../client/features/editor/commands/move'
import { setParagraphType } from '../../../client/features/editor/commands/paragraph-type'
import { deleteWholeTable, newTable } from '../../../client/features/editor/commands/tables'
import { embedNode } from '../../../client/features/editor/embeds/embed-node'
import { toParagraphs } from '../../../client/features/editor/model/to-paragraphs'
import { insertUploaded, pictureNode } from '../../../client/features/editor/pictures/insert-picture'
import { SMALL_TEXT } from '../../../client/features/editor/small/small-text'
import type { UploadedPicture } from '../../../client/features/picture/upload-picture'
import { Typist } from './typist'

const after = (story: string, ...keys: string[]) => new Typist(story).press(...keys).lines

describe('Enter', () => {
  test.each([
    ['begins what is folded under a line', 'TOGGLE one|', ['TOGGLE one', 'P.in |']],
    ['takes the rest of the line along', 'TOGGLE one| two', ['TOGGLE one', 'P.in | two']],
    ['ends an empty toggle', 'TOGGLE |', ['P |']],
    ['goes on in the toggle', 'TOGGLE one\nP.in two|', ['TOGGLE one', 'P.in two', 'P.in |']],
    ['goes on below a quotation', 'TOGGLE one\nPQ.in two|', ['TOGGLE one', 'PQ.in two', 'P.in |']],
    ['leaves the toggle at its end', 'TOGGLE one\nP.in |', ['TOGGLE one', 'P |']],
    ['ends a list first', 'TOGGLE one\nULI.in |', ['TOGGLE one', 'P.in |']],
    [
      'doesn’t divide the toggle',
      'TOGGLE one\nP.in |\nP.in two',
      ['TOGGLE one', 'P.in ', 'P.in |', 'P.in two'],
    ],
  ])('%s', (_what, story, expected) => {
    expect(after(story, 'Enter').map((line) => line.trimEnd())).toEqual(expected.map((one) => one.trimEnd()))
  })
})

describe('Tab', () => {
  test('moves a paragraph into the toggle above it, and back', () => {
    expect(after('TOGGLE one\nP t|wo', 'Tab')).toEqual(['TOGGLE one', 'P.in t|wo'])
    expect(after('TOGGLE one\nP.in two\nP th|ree', 'Tab')).toEqual(['TOGGLE one', 'P.in two', 'P.in th|ree'])
    expect(after('TOGGLE one\nP.in t|wo\nP.in three', 'Shift-Tab')).toEqual([
      'TOGGLE one',
      'P t|wo',
      'P three',
    ])
  })

  test('leaves the text where nothing can be moved', () => {
    expect(new Typist('P one\nP t|wo').press('Tab').isHandled).toBe(false)
    expect(new Typist('TOGGLE one\nH2 t|wo').press('Tab').isHandled).toBe(false)
    expect(new Typist('TOGGLE one\nP t|wo').press('Shift-Tab').isHandled).toBe(false)
  })
})

test('Backspace moves the last paragraph out, and joins the others', () => {
  expect(after('TOGGLE one\nP.in |two', 'Backspace')).toEqual(['TOGGLE one', 'P |two'])
  expect(after('|TOGGLE'.replace('|TOGGLE', 'TOGGLE |one\nP.in two'), 'Backspace')).toEqual([
    'P |one',
    'P two',
  ])
})

describe('a toggle stays whole', () => {
  test('what comes between its paragraphs belongs to it', () => {
    const typist = new Typist('TOGGLE one\nP.in two|\nP.in three').press('Ctrl-Enter').type('new')
    expect(typist.lines).toEqual(['TOGGLE one', 'P.in two', 'P.in new|', 'P.in three'])
  })

  test('what is no longer below a toggle is in none', () => {
    const typist = new Typist('TOGGLE |one\nP.in two\nP.in three')
    setParagraphType('H2')(typist.state, typist.view.dispatch)
    expect(typist.lines).toEqual(['H2 |one', 'P two', 'P three'])
    expect(typist.press('Ctrl-z').lines).toEqual(['TOGGLE |one', 'P.in two', 'P.in three'])
  })

  test('a divider ends it', () => {
    const typist = new Typist('TOGGLE one\nP.in two|\nP.in three')
    insertRule(typist.state, typist.view.dispatch)
    expect(typist.lines.map((line) => line.replace('|', ''))).toEqual([
      'TOGGLE one',
      'P.in two',
      'HR',
      'P three',
    ])
  })
})

describe('moving', () => {
  const TWO = 'TOGGLE on|e\nP.in two\nULI.in three\nTOGGLE four\nP.in five\nP six'
  const MOVED = ['TOGGLE four', 'P.in five', 'TOGGLE on|e', 'P.in two', 'ULI.in three', 'P six']

  test('a toggle takes along what is folded under it, past another one, by keys and in one step', () => {
    const typist = new Typist(TWO)
    const before = typist.lines
    expect(typist.press('Alt-Shift-ArrowDown').lines).toEqual(MOVED)
    expect(typist.press('Alt-Shift-ArrowUp').lines).toEqual(before)
    expect(typist.press('Ctrl-z', 'Ctrl-z').lines).toEqual(before)
  })

  test.each([
    ['between the parts of another one', [0, 1], 4, MOVED],
    [
      'to the end',
      [0, 1],
      6,
      ['TOGGLE four', 'P.in five', 'P six', 'TOGGLE on|e', 'P.in two', 'ULI.in three'],
    ],
    ['up between the parts of another one', [3, 4], 2, MOVED],
  ] as const)('a toggle that is dragged %s stays whole, and so does the other', (_where, span, at, lines) => {
    const typist = new Typist(TWO)
    moveTo(span, at)(typist.state, typist.view.dispatch)
    expect(typist.lines).toEqual(lines)
  })

  test('nothing moves where a toggle is dropped on its own parts', () => {
    expect(moveTo([0, 1], 2)(new Typist(TWO).state)).toBe(false)
  })

  test('a part moves alone, within its toggle and out of it', () => {
    expect(after('TOGGLE one\nP.in t|wo\nP.in three', 'Alt-Shift-ArrowDown')).toEqual([
      'TOGGLE one',
      'P.in three',
      'P.in t|wo',
    ])
    expect(after('TOGGLE one\nP.in t|wo\nP.in three', 'Alt-Shift-ArrowUp')).toEqual([
      'P t|wo',
      'TOGGLE one',
      'P.in three',
    ])
  })
})

describe('at the end of a toggle', () => {
  const inToggle = ({ body }: Typist) => body.map((one) => 'inToggle' in one)
  const withCard = () => new Typist('TOGGLE one\nMIXTAPE_EMBED.in').selectNode(1)

  test('what is typed below a card is in it', () => {
    const typist = withCard().type('x')
    expect(typist.lines).toEqual(['TOGGLE one', 'MIXTAPE_EMBED.in', 'P.in x|'])
  })

  test('a card stays in it that becomes a link, or another card', () => {
    const typist = withCard()
    const card = { node: typist.state.doc.child(1), pos: typist.state.doc.child(0).nodeSize }
    expect(typist.state.apply(cardAsLink(typist.state, card)).doc.child(1).attrs.inToggle).toBe(true)
    const other = embedNode('https://b.example/', '')
    if (!other) throw new Error('No card')
    replaceFigure(other)(typist.state, typist.view.dispatch)
    expect(inToggle(typist)).toEqual([false, true])
  })

  test('a picture, a table and what takes its place are in it', () => {
    const typist = new Typist('TOGGLE one\nP.in |')
    insertParagraph(newTable())(typist.state, typist.view.dispatch)
    expect(inToggle(typist)).toEqual([false, true])
    deleteWholeTable(typist.state, typist.view.dispatch)
    expect(inToggle(typist)).toEqual([false, true])
    const { state } = typist
    const picture = { imageId: '0'.repeat(24), width: 4, height: 3 } as UploadedPicture
    const drawn = state.apply(insertUploaded(state, state.doc.content.size, pictureNode(picture)))
    expect(toParagraphs(drawn.doc).at(-1)).toMatchObject({ type: 'IMG', inToggle: true })
  })
})

test('a response has the words of a toggle in plain paragraphs', () => {
  const typist = new Typist('TOGGLE one|\nP.in two', undefined, SMALL_TEXT.plugins).type('x')
  expect(typist.lines).toEqual(['P onex|', 'P two'])
})
