import { describe, expect, test } from 'vitest'
import { moveTo } from '../../../client/features/editor/commands/move'
import { Typist } from './typist'

const DOWN = 'Alt-Shift-ArrowDown'
const UP = 'Alt-Shift-ArrowUp'

describe('moving paragraphs', () => {
  test('the current one moves past its neighbour with its name and the cursor, and undo takes one step', () => {
    const typist = new Typist('P one\nP t|wo\nH2 three')
    expect(typist.press(DOWN).lines).toEqual(['P one', 'H2 three', 'P t|wo'])
    expect(typist.body.map(({ name }) => name)).toEqual(['name0', 'name2', 'name1'])
    expect(typist.press(DOWN).lines).toEqual(['P one', 'H2 three', 'P t|wo'])
    expect(typist.press(UP, UP).lines).toEqual(['P t|wo', 'P one', 'H2 three'])
    expect(typist.press('Ctrl-z').lines).toEqual(['P one', 'P t|wo', 'H2 three'])
  })

  test('all selected ones move together', () => {
    const typist = new Typist('P one\nP t|wo\nP thr|ee\nP four')
    expect(typist.press(UP).lines).toEqual(['P t|wo', 'P thr|ee', 'P one', 'P four'])
    expect(typist.press(DOWN, DOWN).lines).toEqual(['P one', 'P four', 'P t|wo', 'P thr|ee'])
  })

  test('what is dragged goes before the paragraph at the given place, and the cursor stays in its own', () => {
    const typist = new Typist('P one\nP two\nP thr|ee')
    moveTo([0, 1], 2)(typist.state, typist.view.dispatch)
    expect(typist.lines).toEqual(['P two', 'P one', 'P thr|ee'])
    moveTo([1, 2], 3)(typist.state, typist.view.dispatch)
    expect(typist.lines).toEqual(['P two', 'P thr|ee', 'P one'])
    expect(moveTo([1, 2], 2)(typist.state)).toBe(false)
    expect(moveTo([1, 2], 1)(typist.state)).toBe(false)
  })

  test('a gallery stays together, and nothing goes between its pictures', () => {
    const picture = (name: string, gallery: 'start' | 'continue') => ({
      type: 'IMG' as const,
      name,
      src: 'https://example.org/a.png',
      alt: '',
      layout: 'inset' as const,
      text: '',
      markups: [],
      gallery,
    })
    const text = (name: string) => ({ type: 'P' as const, name, text: name, markups: [] })
    const body = [text('a'), picture('p', 'start'), picture('q', 'continue'), text('b')]
    const names = () => typist.body.map(({ name }) => name).join('')
    const typist = new Typist(body)
    moveTo([3, 4], 2)(typist.state, typist.view.dispatch)
    expect(names()).toBe('abpq')
    moveTo([3, 4], 0)(typist.state, typist.view.dispatch)
    expect(names()).toBe('pqab')
  })
})
