import { expect, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { ask } from '../support/http'
import { ROUTED_PAGES } from '../support/pages'
import { cookiesOf, READER_COOKIE } from '../support/session-cookie'

/* The document of somebody who is signed in has the state of each button, so that nothing appears or changes later. */

const read = (path: string) => ask(path, { headers: { cookie: READER_COOKIE } })

/** Where somebody or something is what the page is about. */
const isOfOne = ({ path }: { path: string }) => /^\/(?:@maren|tidewater|tag\/ocean)(?:\/|$)/.test(path)

test('no page leaves a blank where the button will be that follows what it is about', async () => {
  const pages = ROUTED_PAGES.filter(isOfOne)
  expect(pages.length).toBeGreaterThan(20)
  const faulty: string[] = []
  for (const { path } of pages) {
    const { text } = await read(path)
    const buttons = text.match(/<button[^>]*\bdata-follow=""[^>]*>/g) ?? []
    const isBlank =
      /<span aria-hidden="true"[^>]*visibility:hidden[^>]*>Follow<span class="sr-only">(?:Maren Okafor|Tidewater|Ocean)</.test(
        text,
      )
    if (isBlank || !buttons.every((button) => /\baria-pressed="(?:true|false)"/.test(button)))
      faulty.push(path)
  }
  expect(faulty).toEqual([])
})

/** Whether the button that follows something is pressed, by the name that screen readers hear. */
const followed = (text: string): Map<string, boolean> =>
  new Map(
    [
      ...text.matchAll(
        /<button[^>]*aria-pressed="(true|false)"[^>]*data-follow=""[^>]*>([\s\S]*?)<\/button>/g,
      ),
    ].map(([, pressed, label = '']) => [
      label.replaceAll(/<[^>]*>|<!-- -->/g, '').replace(/^Follow(?:ing)? /, ''),
      pressed === 'true',
    ]),
  )

test.each([
  // What the reader of the demo follows, and what not.
  [DEMO.profile, 'Maren Okafor', true],
  ['/@tomas', 'Tomas Lindqvist', false],
  [DEMO.publication, 'Tidewater', true],
  [DEMO.tag, 'Ocean', true],
  [DEMO.story, 'Maren Okafor', true],
  [DEMO.story, 'Tidewater', true],
  [DEMO.ownStory, 'Noor Haddad', true],
] as const)('%s says whether its reader follows %s', async (path, name, isFollowing) => {
  expect(followed((await read(path)).text).get(name)).toBe(isFollowing)
})

test('the writer’s own profile has the button that pins with each of its stories, and its state', async () => {
  const { text } = await ask(DEMO.profile, { headers: cookiesOf('maren') })
  const pins = text.match(/<button[^>]*\bdata-action="pin"[^>]*>/g) ?? []
  expect(pins.length).toBeGreaterThan(3)
  expect(pins.filter((pin) => pin.includes('aria-pressed="true"'))).toHaveLength(1)
  expect(pins.every((pin) => /\bdata-waits=""/.test(pin))).toBe(true)
  expect((await read(DEMO.profile)).text).not.toContain('data-action="pin"')
})

test('a saved story is marked so', async () => {
  expect((await read(DEMO.story)).text).toMatch(/data-saved="(?:true|false)"/)
})
