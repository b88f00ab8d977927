import { describe, expect, test } from 'vitest'
import { BLOCK_CHOICES } from '../../../client/features/editor/menus/choices'
import { checkBody } from '../../../schema/story/check-body'
import type { Paragraph } from '../../../schema/story/paragraph'
import { Typist } from './typist'

const p = (name: string, text: string, callout?: string): Paragraph =>
  ({ type: 'P', name, text, markups: [], ...(callout === undefined ? {} : { callout }) }) as Paragraph

const choose = (typist: Typist, id: string) =>
  BLOCK_CHOICES.find((choice) => choice.id === id)?.command(typist.state, (tr) => {
    typist.state = typist.state.apply(tr)
  })

/** Texts with their kinds of callouts. */
const kinds = (typist: Typist) =>
  typist.body.map((one) => (one.type === 'P' ? `${one.callout ?? 'plain'}: ${one.text}` : one.type))

describe('a callout', () => {
  test('is a paragraph that is turned into one, into another kind, and back', () => {
    const typist = new Typist('P a|b')
    choose(typist, 'calloutNote')
    expect(kinds(typist)).toEqual(['note: ab'])
    choose(typist, 'calloutWarning')
    expect(kinds(typist)).toEqual(['warning: ab'])
    expect(typist.names).toEqual(['name0'])
    choose(typist, 'calloutWarning')
    expect(kinds(typist)).toEqual(['plain: ab'])
    choose(typist, 'calloutTip')
    choose(typist, 'text')
    expect(kinds(typist)).toEqual(['plain: ab'])
    choose(typist, 'calloutTip')
    choose(typist, 'heading')
    choose(typist, 'heading')
    expect(kinds(typist)).toEqual(['plain: ab'])
  })

  test('goes on with Enter, and ends in an empty paragraph', () => {
    const typist = new Typist('P |')
    choose(typist, 'calloutTip')
    typist.type('one').press('Enter').type('two').press('Enter')
    expect(kinds(typist)).toEqual(['tip: one', 'tip: two', 'tip: '])
    typist.press('Enter').type('after')
    expect(kinds(typist)).toEqual(['tip: one', 'tip: two', 'plain: after'])
  })

  test('becomes a plain paragraph with Backspace at its start', () => {
    const typist = new Typist([p('aaaa', 'before'), p('bbbb', 'boxed', 'note')])
    typist.selectText(9)
    typist.press('Backspace')
    expect(kinds(typist)).toEqual(['plain: before', 'plain: boxed'])
  })

  test('is checked before it is stored', () => {
    expect(checkBody([p('aaaa', 'a', 'warning')])).toEqual([])
    expect(checkBody([p('aaaa', 'a', 'danger')])).toMatchObject([{ code: 'bad-shape' }])
  })
})
