import fc from 'fast-check'
import type { Node, ResolvedPos } from 'prosemirror-model'
import { TextSelection } from 'prosemirror-state'
import { expect, test } from 'vitest'
import { checkBody } from '../../../schema/story/check-body'
import { Typist } from '../../client/editor/typist'
import { cases } from '../../support/cases'
import { anyBody } from '../bodies'

type Act = (typist: Typist) => unknown

const KEYS = [
  'Enter',
  'Shift-Enter',
  'Ctrl-Enter',
  'Backspace',
  'Delete',
  'Tab',
  'Shift-Tab',
  'Ctrl-b',
  'Ctrl-e',
  'Ctrl-Alt-2',
  'Ctrl-Alt-c',
  'Ctrl-Shift-8',
  'Ctrl-Shift-9',
  'Ctrl-a',
]

const typing = fc
  .constantFrom('a', 'words ', '# ', '- ', '1. ', '> ', '``` ', '$$ ', '---', '**b**', '`c`', '"q"', '/')
  .map((text): [string, Act] => [`type ${text}`, (typist) => typist.type(text)])
const pressing = fc
  .constantFrom(...KEYS)
  .map((key): [string, Act] => [`press ${key}`, (typist) => typist.press(key)])
/** A place in a document, as browsers choose one: never within a character. */
function placeAt(doc: Node, n: number): ResolvedPos {
  const place = doc.resolve(n % (doc.content.size + 1))
  const next = place.nodeAfter?.text?.charCodeAt(0) ?? 0
  const isWithin = next >= 0xdc00 && next <= 0xdfff && place.textOffset > 0
  return isWithin ? doc.resolve(place.pos - 1) : place
}

const selecting = fc.tuple(fc.nat(), fc.nat(), fc.boolean()).map(([a, b, isCursor]): [string, Act] => [
  `select ${a} ${isCursor ? '' : b}`,
  (typist) => {
    const { doc, tr } = typist.state
    const from = placeAt(doc, a)
    const to = isCursor ? from : placeAt(doc, b)
    const selection = TextSelection.between(from, to)
    typist.state = typist.state.apply(tr.setSelection(selection))
  },
])
const acts = fc.array(fc.oneof(typing, pressing, selecting), { maxLength: 25 })

test('whatever is typed and pressed, the story may be saved and every name is one paragraph’s', () => {
  fc.assert(
    fc.property(anyBody, acts, (body, all) => {
      const typist = new Typist(body)
      for (const [, act] of all) act(typist)
      typist.state.doc.check()
      expect(checkBody(typist.body)).toEqual([])
    }),
    { numRuns: cases(300) },
  )
})

test('undo takes everything back, names included', () => {
  fc.assert(
    fc.property(anyBody, acts, (body, all) => {
      const typist = new Typist(body)
      const before = typist.body
      for (const [, act] of all) act(typist)
      do typist.press('Ctrl-z')
      while (typist.isHandled)
      expect(typist.body).toEqual(before)
    }),
    { numRuns: cases(200) },
  )
})
