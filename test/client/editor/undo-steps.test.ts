import { undo } from 'prosemirror-history'
import { expect, test } from 'vitest'
import { Typist } from './typist'

/** The text after each undo, until there is nothing to take back. */
function steps(typist: Typist): string[] {
  const texts: string[] = []
  while (undo(typist.state, typist.view.dispatch)) texts.push(typist.lines.join(' / '))
  return texts
}

test('undo takes back a sentence, however fast it was typed', () => {
  const typist = new Typist('P |').type('They come. Who? They leave')
  expect(steps(typist)).toEqual(['P They come. Who? |', 'P They come. |', 'P |'])
})

test('undo takes back what Markdown was turned into before what was typed', () => {
  const typist = new Typist('P |').type('**tide** comes')
  expect(steps(typist)).toEqual(['P tide|', 'P **tide*|', 'P |'])
})

test('undo takes back a deletion without the words around it', () => {
  const typist = new Typist('P |').type('They come')
  const { state } = typist
  typist.view.dispatch(state.tr.delete(1, 6))
  typist.type('go')
  expect(steps(typist)).toEqual(['P come|', 'P They come|', 'P |'])
})

test('undo takes back a paragraph of another type alone', () => {
  expect(steps(new Typist('P |').type('## Tide'))).toEqual(['H2 |', 'P ##|', 'P |'])
})
