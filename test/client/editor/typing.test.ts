import { describe, expect, test } from 'vitest'
import { Typist } from './typist'

const typed = (text: string, story = 'P |', language?: string) => new Typist(story, language).type(text)

describe('Markdown at the start of a paragraph', () => {
  test.each([
    ['# One', 'H2 One|'],
    ['## One', 'H2 One|'],
    ['### One', 'H3 One|'],
    ['#### One', 'H4 One|'],
    ['> One', 'BQ One|'],
    ['- One', 'ULI One|'],
    ['* One', 'ULI One|'],
    ['1. One', 'OLI One|'],
    ['``` x', 'PRE x|'],
    ['```ts x', 'PRE.ts x|'],
    ['$$ x^2', 'MATH x^2|'],
    ['#One', 'P #One|'],
    ['a # One', 'P a # One|'],
    ['1986. One', 'P 1986. One|'],
    ['2024) One', 'P 2024) One|'],
    ['100. One', 'OLI One|'],
  ])('%s', (text, expected) => {
    expect(typed(text).lines).toEqual([expected])
  })

  test('a list starts at the number that was typed', () => {
    expect(typed('7) a').body[0]).toMatchObject({ type: 'OLI', start: 7 })
    expect(typed('1. a').body[0]).not.toHaveProperty('start')
  })

  test.each([
    ['[ ] a', false],
    ['[] a', false],
    ['[x] a', true],
    ['- [ ] a', false],
    ['- [X] a', true],
  ])('%s is a to-do', (text, isDone) => {
    expect(typed(text).body).toMatchObject([{ type: 'ULI', text: 'a', isDone }])
  })

  test('three hyphens are a rule', () => {
    expect(typed('---').lines).toEqual(['HR', 'P |'])
    expect(typed('--- a', 'P one |').lines).not.toContain('HR')
  })

  test('is plain text in code and in captions', () => {
    expect(typed('# a', 'PRE |').lines).toEqual(['PRE # a|'])
    expect(typed('# a', 'IMG |').lines).toEqual(['IMG # a|'])
  })

  test('Backspace takes it back', () => {
    expect(typed('# ').press('Backspace').lines).toEqual(['P # |'])
  })

  test('keeps the paragraph’s name', () => {
    expect(typed('# ').names).toEqual(['name0'])
  })
})

describe('Markdown within a text', () => {
  const markup = (type: string, end: number, own: object = {}) => [{ type, start: 0, end, ...own }]
  test.each([
    ['**one**', 'one', markup('STRONG', 3)],
    ['__one__', 'one', markup('STRONG', 3)],
    ['*one*', 'one', markup('EM', 3)],
    ['_one_', 'one', markup('EM', 3)],
    ['~~one~~', 'one', markup('STRIKE', 3)],
    ['==one==', 'one', markup('MARK', 3)],
    ['`a*b*`', 'a*b*', markup('CODE', 4)],
    ['$$x^2$$', 'x^2', markup('CODE', 3, { isFormula: true })],
    ['[one](example.org/a)', 'one', markup('A', 3, { href: 'https://example.org/a' })],
    ['https://example.org/a ', 'https://example.org/a ', markup('A', 21, { href: 'https://example.org/a' })],
    ['https://example.org. ', 'https://example.org. ', markup('A', 19, { href: 'https://example.org/' })],
    [
      'https://example.org/a), ',
      'https://example.org/a), ',
      markup('A', 21, { href: 'https://example.org/a' }),
    ],
    [
      'https://example.org/a_(b). ',
      'https://example.org/a_(b). ',
      markup('A', 25, { href: 'https://example.org/a_(b)' }),
    ],
    ['https://example.org/?! ', 'https://example.org/?! ', markup('A', 20, { href: 'https://example.org/' })],
    ['[one](javascript:alert)', '[one](javascript:alert)', []],
    ['snake_case_name', 'snake_case_name', []],
    ['2 * 3 * 4', '2 * 3 * 4', []],
    ['**one **', '**one **', []],
  ])('%s', (text, expected, markups) => {
    expect(typed(text).body[0]).toMatchObject({ text: expected, markups })
  })

  test('ends with its closing sign', () => {
    expect(typed('**one** two').body[0]).toMatchObject({
      text: 'one two',
      markups: [{ type: 'STRONG', start: 0, end: 3 }],
    })
  })

  test('is plain text in code', () => {
    expect(typed('**one**', 'PRE |').lines).toEqual(['PRE **one**|'])
  })
})

describe('smart typing', () => {
  test.each([
    ['en', "\"A 'b' c,\" it's", '“A ‘b’ c,” it’s'],
    ['de', '"A \'b\' c"', '„A ‚b‘ c“'],
    ['en', 'a--b...', 'a—b…'],
    ['en', "the '90s, '68 and '7 up'", 'the ’90s, ’68 and ‘7 up’'],
    ['en', "'Twas rock 'n' roll for 'em. 'em'", '’Twas rock ’n’ roll for ’em. ‘em’'],
    ['en', "'tissue' '2000'", '‘tissue’ ‘2000’'],
    ['de', "die '90er 'em'", 'die ’90er ‚em‘'],
  ])('in %s makes of %s', (language, text, expected) => {
    expect(typed(text, 'P |', language).body[0]).toMatchObject({ text: expected })
  })

  test('is off in code', () => {
    expect(typed('"a" -- ...', 'PRE |').lines).toEqual(['PRE "a" -- ...|'])
    expect(typed('"a"', 'MATH |').lines).toEqual(['MATH "a"|'])
  })

  test('Backspace takes it back', () => {
    expect(typed('a--').press('Backspace').lines).toEqual(['P a--|'])
  })
})

test('what is typed on a selected picture goes below it', () => {
  const typist = new Typist('P one\nIMG two\nP three').selectNode(1).type('ab')
  expect(typist.lines).toEqual(['P one', 'IMG two', 'P ab|', 'P three'])
})
