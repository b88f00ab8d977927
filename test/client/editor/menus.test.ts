import { describe, expect, test } from 'vitest'
import { insertPreviewEnd } from '../../../client/features/editor/commands/insert'
import { BLOCK_CHOICES, matchingChoices } from '../../../client/features/editor/menus/choices'
import { slashMenu, slashMenuOf } from '../../../client/features/editor/menus/slash-menu'
import { itemNumbers } from '../../../client/features/editor/view/list-numbers'
import { Typist } from './typist'

const withMenu = (story: string) => new Typist(story, undefined, [slashMenu(BLOCK_CHOICES)])
const offered = (typist: Typist) => slashMenuOf(typist.state)?.choices.map(({ id }) => id)

describe('the slash menu', () => {
  test('opens in an empty paragraph with everything there is, and nowhere else', () => {
    expect(offered(withMenu('P |').type('/'))).toHaveLength(BLOCK_CHOICES.length)
    expect(offered(withMenu('P a|').type('/'))).toBeUndefined()
    expect(offered(withMenu('PRE |').type('/'))).toBeUndefined()
  })

  test('finds choices by their label first, then by other words', () => {
    expect(offered(withMenu('P |').type('/head'))).toEqual(['heading', 'subheading', 'minorHeading'])
    expect(offered(withMenu('P |').type('/quote'))).toEqual(['pullQuote'])
    expect(matchingChoices(BLOCK_CHOICES, 'latex').map(({ id }) => id)).toEqual(['formula'])
    expect(offered(withMenu('P |').type('/zzz'))).toEqual([])
  })

  test('takes a choice with Enter, and the slash goes', () => {
    expect(withMenu('P |').type('/quot').press('Enter').type('a').lines).toEqual(['BQ a|'])
    expect(withMenu('P one\nP |').type('/div').press('Enter').lines).toEqual(['P one', 'HR', 'P |'])
  })

  test('draws one line where the preview ends, in place of an earlier one', () => {
    const lines = () => typist.body.map((one) => (one.type === 'HR' ? one.endsPreview : one.type))
    const typist = withMenu('P one\nP |\nP two').type('/prev').press('Enter')
    expect(lines()).toEqual(['P', true, 'P'])
    insertPreviewEnd(typist.state, typist.view.dispatch)
    expect(lines()).toEqual(['P', 'P', true, 'P'])
  })

  test('moves with the arrows, around both ends', () => {
    const typist = withMenu('P |').type('/').press('ArrowUp')
    expect(slashMenuOf(typist.state)?.index).toBe(BLOCK_CHOICES.length - 1)
    expect(slashMenuOf(typist.press('ArrowDown', 'ArrowDown').state)?.index).toBe(1)
    expect(slashMenuOf(typist.type('h').state)?.index).toBe(0)
  })

  test('closes with Escape and stays closed until the slash is gone', () => {
    const typist = withMenu('P |').type('/').press('Escape')
    expect(offered(typist.type('a'))).toBeUndefined()
    expect(typist.lines).toEqual(['P /a|'])
  })

  test('leaves Enter alone if nothing is found', () => {
    expect(withMenu('P |').type('/zzz').press('Enter').lines).toEqual(['P /zzz', 'P |'])
  })
})

test('items have the numbers that pages give them', () => {
  const item = (type: 'ULI' | 'OLI', level = 0, start?: number) => ({
    type,
    level,
    ...(start === undefined ? {} : { start }),
  })
  expect(
    itemNumbers([
      item('OLI'),
      item('OLI', 1),
      item('OLI', 1),
      item('OLI'),
      item('ULI'),
      item('OLI', 0, 7),
      item('OLI'),
    ]),
  ).toEqual([1, 1, 2, 2, undefined, 7, 8])
})
