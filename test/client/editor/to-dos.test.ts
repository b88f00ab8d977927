import { describe, expect, test } from 'vitest'
import { tickItemAt } from '../../../client/features/editor/commands/lists'
import { setParagraphType, TO_DO } from '../../../client/features/editor/commands/paragraph-type'
import { SMALL_TEXT } from '../../../client/features/editor/small/small-text'
import type { StoryBody } from '../../../schema/story/paragraph'
import { Typist } from './typist'

const toDos = (...items: (boolean | undefined)[]): StoryBody =>
  items.map((isDone, i) => ({
    type: 'ULI',
    name: `name${i}`,
    level: 0,
    text: `item${i}`,
    markups: [],
    ...(isDone === undefined ? {} : { isDone }),
  }))

const ticks = ({ body }: Typist) => body.map((one) => (one.type === 'ULI' ? one.isDone : one.type))

describe('a to-do list', () => {
  test('comes with its key, goes with it, and becomes a plain list with the one for lists', () => {
    const typist = new Typist('P one|').press('Ctrl-Shift-6')
    expect(ticks(typist)).toEqual([false])
    expect(ticks(typist.press('Ctrl-Shift-8'))).toEqual([undefined])
    expect(ticks(typist.press('Ctrl-Shift-6'))).toEqual([false])
    expect(ticks(typist.press('Ctrl-Shift-6'))).toEqual(['P'])
  })

  test('goes on with something to do, and ends after an empty item', () => {
    const typist = new Typist(toDos(true)).selectText(6)
    expect(ticks(typist.press('Enter'))).toEqual([true, false])
    expect(ticks(typist.press('Enter'))).toEqual([true, 'P'])
  })

  test('loses its box with its bullet', () => {
    expect(ticks(new Typist(toDos(true)).selectText(1).press('Backspace'))).toEqual(['P'])
  })

  test('becomes a numbered list without boxes', () => {
    const typist = new Typist(toDos(true)).selectText(1).press('Ctrl-Shift-7')
    expect(typist.body).toEqual([{ type: 'OLI', name: 'name0', level: 0, text: 'item0', markups: [] }])
  })

  test('counts as one, whatever is done of it', () => {
    const typist = new Typist(toDos(true, false))
    typist.press('Ctrl-a')
    setParagraphType('ULI', TO_DO)(typist.state, typist.view.dispatch)
    expect(ticks(typist)).toEqual(['P', 'P'])
  })
})

describe('a tick', () => {
  test('is set and removed with Ctrl and Enter, which goes on below everywhere else', () => {
    const typist = new Typist(toDos(false)).selectText(3)
    expect(ticks(typist.press('Ctrl-Enter'))).toEqual([true])
    expect(ticks(typist.press('Ctrl-Enter'))).toEqual([false])
    expect(new Typist('ULI on|e').press('Ctrl-Enter').lines).toEqual(['ULI one', 'P |'])
  })

  test('is set where it is pressed, and undone', () => {
    const typist = new Typist(toDos(false, false)).selectText(1)
    tickItemAt(typist.state.doc.child(0).nodeSize)(typist.state, typist.view.dispatch)
    expect(ticks(typist)).toEqual([false, true])
    expect(ticks(typist.press('Ctrl-z'))).toEqual([false, false])
  })

  test('isn’t set on anything else', () => {
    const typist = new Typist('P one|')
    expect(tickItemAt(0)(typist.state, typist.view.dispatch)).toBe(false)
  })
})

test('a response keeps the ticks of what was pasted into it as signs', () => {
  const typist = new Typist(toDos(true, false), undefined, SMALL_TEXT.plugins).selectText(1).type('x')
  expect(typist.body).toMatchObject([{ text: '☑ xitem0' }, { text: '☐ item1' }])
  expect(ticks(typist)).toEqual([undefined, undefined])
})
