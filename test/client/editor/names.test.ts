import { Slice } from 'prosemirror-model'
import { describe, expect, test } from 'vitest'
import { randomName } from '../../../client/features/editor/model/names'
import { checkBody } from '../../../schema/story/check-body'
import { Typist } from './typist'

const namesAfter = (story: string, ...keys: string[]) => new Typist(story).press(...keys).names

describe('a paragraph’s name', () => {
  test.each([
    ['stays with its beginning when it is divided', 'P one|two\nP x', ['Enter'], ['name0', 'new1', 'name1']],
    ['stays with its text when a line is opened above', 'P |one', ['Enter'], ['new1', 'name0']],
    ['stays when a line is opened below', 'P one|', ['Enter'], ['name0', 'new1']],
    ['stays with the first of two that are joined', 'P one\nP |two', ['Backspace'], ['name0']],
    ['stays with the text when the one above is empty', 'P\nP |two', ['Backspace'], ['name1']],
    ['stays when the type changes', 'P o|ne', ['Ctrl-Alt-2', 'Ctrl-Shift-8'], ['name0']],
    ['stays when an item is moved in', 'ULI a\nULI |b', ['Tab'], ['name0', 'name1']],
    [
      'goes with a paragraph that is removed',
      'P a\nP |b|\nP c',
      ['Backspace', 'Backspace'],
      ['name0', 'name2'],
    ],
    ['stays with what is left of two', 'P o|ne\nP tw|o', ['Backspace'], ['name0']],
    ['is given to items too', 'ULI a|b', ['Enter'], ['name0', 'new1']],
  ])('%s', (_name, story, keys, names) => {
    expect(namesAfter(story, ...keys)).toEqual(names)
  })

  test('is another’s if the paragraph is copied, and its own if it is moved', () => {
    const typist = new Typist('P one\nP |two')
    const { doc, tr } = typist.state
    const one = doc.slice(0, doc.child(0).nodeSize)
    typist.state = typist.state.apply(tr.replace(0, 0, one))
    expect(typist.names).toEqual(['new1', 'name0', 'name1'])

    const moved = new Typist('P one\nP |two')
    const first = moved.state.doc.child(0)
    moved.state = moved.state.apply(moved.state.tr.delete(0, first.nodeSize))
    const end = moved.state.doc.content.size
    moved.state = moved.state.apply(moved.state.tr.replace(end, end, new Slice(one.content, 0, 0)))
    expect(moved.names).toEqual(['name1', 'name0'])
  })
})

test('a random name is one that a body may have', () => {
  const names = Array.from({ length: 200 }, randomName)
  expect(checkBody(names.map((name) => ({ type: 'HR', name })))).toEqual([])
})
