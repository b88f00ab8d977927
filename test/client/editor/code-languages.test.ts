import { expect, test } from 'vitest'
import { CODE_LANGUAGES } from '../../../client/features/editor/menus/code-languages'
import { languageName } from '../../../schema/story/from-html/code-language'
import { highlightedLanguages } from '../../../worker/services/post/highlight/highlight'

test('every language that the editor offers is highlighted, under the name that stories store', () => {
  const names = CODE_LANGUAGES.map(([name]) => name)
  expect(names.filter((name) => !highlightedLanguages().includes(name))).toEqual([])
  expect(names.map(languageName)).toEqual(names)
  expect(new Set(names).size).toBe(names.length)
})
