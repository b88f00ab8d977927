import { TextSelection } from 'prosemirror-state'
import { describe, expect, test } from 'vitest'
import { formulaAt } from '../../../client/features/editor/formulas/formula-at'
import { Typist } from './typist'

const typed = (text: string) => new Typist('P |').type(text)
const at = (typist: Typist, pos: number) => {
  const { state } = typist
  return formulaAt(state.apply(state.tr.setSelection(TextSelection.create(state.doc, pos))))
}

describe('the formula at the cursor', () => {
  test('is the paragraph of one', () => {
    expect(formulaAt(new Typist('MATH a^|2').state)).toEqual({ latex: 'a^2', isDisplay: true, end: 4 })
    expect(formulaAt(new Typist('P a^|2').state)).toBeUndefined()
    expect(formulaAt(new Typist('PRE a^|2').state)).toBeUndefined()
  })

  test('is the one within a text that it touches', () => {
    const typist = typed('so $$x^2$$')
    expect(formulaAt(typist.state)).toEqual({ latex: 'x^2', isDisplay: false, end: 7 })
    expect(at(typist, 5)).toMatchObject({ latex: 'x^2' })
    expect(at(typist, 4)).toMatchObject({ latex: 'x^2' })
    expect(at(typist, 3)).toBeUndefined()
  })

  test('stays one of its own, whatever it comes to stand beside', () => {
    const formulas = (typist: Typist) =>
      typist.body.flatMap((one) =>
        one.type === 'P'
          ? one.markups.map(
              ({ start, end, isFormula }) => one.text.slice(start, end) + (isFormula ? '' : ' code'),
            )
          : [],
      )
    expect(formulas(typed('so $$a$$$$b$$$$c$$ end'))).toEqual(['a', 'b', 'c'])
    expect(formulas(typed('`code`$$a$$'))).toEqual(['code code', 'a'])
    const apart = typed('$$a$$ $$b$$')
    apart.state = apart.state.apply(apart.state.tr.delete(2, 3))
    expect(formulas(apart)).toEqual(['a', 'b'])
    // Before an existing one, and between two.
    expect(formulas(typed('$$a$$$$c$$').selectText(1).type('$$x$$'))).toEqual(['x', 'a', 'c'])
    expect(formulas(typed('$$a$$$$c$$').selectText(2).type('$$b$$'))).toEqual(['a', 'b', 'c'])
  })

  test('is one of two that touch, and no code', () => {
    const formula = (start: number) => ({ type: 'CODE', start, end: start + 1, isFormula: true }) as const
    const typist = new Typist([{ type: 'P', name: 'name0', text: 'ab', markups: [formula(0), formula(1)] }])
    expect(at(typist, 1)).toMatchObject({ latex: 'a' })
    expect(at(typist, 3)).toMatchObject({ latex: 'b' })
    expect(at(typed('`code` '), 2)).toBeUndefined()
  })
})
