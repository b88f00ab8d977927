import { expect, test } from 'vitest'
import { StoryBody } from '../../../client/features/post/body/StoryBody'
import { useApp } from '../../../client/lib/app'
import { type MarkupMemory, markupMemory } from '../../../client/remembered-markup'
import type { StoryBody as Body } from '../../../schema/story/paragraph'
import { MAIN_HOST, markupOf, USER_HOST } from '../render'

const story = (): Body => [
  { type: 'H2', name: 'a', text: 'Tides & <moons>', markups: [] },
  {
    type: 'P',
    name: 'b',
    text: 'One line\nand another with a link.',
    markups: [{ type: 'A', start: 28, end: 32, href: '/@mira/about' }],
  },
  { type: 'ULI', level: 1, name: 'c', text: 'First', markups: [{ type: 'EM', start: 0, end: 2 }] },
  { type: 'OLI', level: 1, name: 'd', text: 'Second', markups: [] },
  { type: 'HR', name: 'e' },
]

const NO_MEMORY: MarkupMemory = { markup: () => undefined, keep: () => {} }

/** The memory, and its results. */
function watchedMemory(given: (string | undefined)[]): MarkupMemory {
  const { markup, keep } = markupMemory()
  return {
    keep,
    markup: (...asked) => {
      const remembered = markup(...asked)
      given.push(remembered)
      return remembered
    },
  }
}

test('a text has the same markup however often it is shown, separately for each site', () => {
  const body = story()
  const given: (string | undefined)[] = []
  for (const host of [MAIN_HOST, USER_HOST]) {
    const anew = markupOf(<StoryBody body={body} />, host, NO_MEMORY)
    for (let time = 0; time < 4; time++) {
      expect(markupOf(<StoryBody body={body} />, host, watchedMemory(given))).toBe(anew)
    }
  }
  // Made when it is shown the second time, and remembered from the third on.
  const [main, user] = [given[3], given[7]]
  expect(given).toEqual([undefined, undefined, main, main, undefined, undefined, user, user])
  expect(main).toContain('href="/@mira/about"')
  expect(user).toContain('href="/about"')
})

test('remembered markup reveals nothing about the viewer', () => {
  const body = story()
  const seen: unknown[] = []
  const Part = () => {
    seen.push(useApp().state.session)
    return null
  }
  const memory = (): MarkupMemory => {
    const { markup, keep } = markupMemory()
    return {
      keep,
      markup: (app, subject) => {
        const state = { ...app.state, session: { isLoggedIn: true, isSpoofed: true } }
        return markup({ ...app, state }, subject, () => <Part />)
      },
    }
  }
  for (let time = 0; time < 3; time++) markupOf(<StoryBody body={body} />, MAIN_HOST, memory())
  expect(seen).toEqual([{ isLoggedIn: false, isSpoofed: false }])
})
