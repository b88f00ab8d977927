import { expect, inject, test } from 'vitest'
import { RESPONSES_AFTER_STORY } from '../../../schema/rules/limits'
import { clapWording } from '../../../schema/wording/claps'
import { responseWording } from '../../../schema/wording/responses'
import { saveLabel } from '../../../schema/wording/save-label'
import { storyPageWording } from '../../../schema/wording/story-page'
import { demoId } from '../../../worker/commands/demo/ids'
import { DEMO } from '../../support/addresses'
import { ask } from '../../support/http'
import { cookiesOf } from '../../support/session-cookie'

const headers = cookiesOf('reader')
const ID = DEMO.story.slice(-12)
const own = async (path: string = DEMO.story, viewer = headers) => (await ask(path, { headers: viewer })).text
const post = (helper: 'vote' | 'bookmark', body: string, viewer = headers) =>
  ask(`/_/${helper}/p/${ID}`, {
    method: 'POST',
    headers: {
      ...viewer,
      origin: new URL(inject('site')).origin,
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
    },
    body,
  })

test('the document of a story brings what the story is to the viewer, and to a visitor nothing', async () => {
  const text = await own()
  for (const brought of ['PostClaps', 'PostLists', 'PostQuotes', 'PostPlace'])
    expect(text).toContain(`["${brought}",`)
  expect(text).toContain('"words":"The report survived because it had been posted."')
  const visitors = await ask(DEMO.story)
  expect(visitors.text).not.toMatch(/"Post(Claps|Lists|Quotes|Place)"/)
  expect(visitors.text).not.toContain('"words":')
})

test('a story ends with three of its responses and a way to write one, and is purged with them', async () => {
  const { text, headers: answered } = await ask(DEMO.story)
  const shown = [...text.matchAll(/<article data-response="([0-9a-f]{12})"/g)].map(([, id = '']) => id)
  expect(shown).toHaveLength(RESPONSES_AFTER_STORY)
  // The pinned one comes first.
  expect(text.indexOf(responseWording.pinned)).toBeLessThan(text.indexOf(`data-response="${shown[1]}"`))
  expect(text).toContain(`href="/p/${ID}/responses/new"`)
  expect(text).toContain(responseWording.all(6))
  expect(text.indexOf('data-onward')).toBeLessThan(text.indexOf('responses-below'))
  expect(text.indexOf('responses-below')).toBeLessThan(text.indexOf(storyPageWording.readNext))
  const tags = answered.get('cache-tag')?.split(',')
  // A response that is added, hidden, pinned or deleted, one that is changed, and claps for one.
  expect(tags).toContain(`responses-${ID}`)
  for (const id of shown) expect(tags).toEqual(expect.arrayContaining([`post-${id}`, `claps-${id}`]))
})

test('a story that is in a list of the viewer’s says so', async () => {
  const { headers: led } = await ask(`/p/${demoId('post', 'a-bridge-that-walked-sideways')}`, { headers })
  expect(await own(led.get('location') ?? '')).toContain(`aria-label="${saveLabel(true)}"`)
  expect(await own()).not.toContain(`aria-label="${saveLabel(true)}"`)
})

test('claps that are given without script are on the next page, with a form that takes them back', async () => {
  expect((await post('vote', '')).status).toBe(303)
  const text = await own()
  expect(text).toContain(`aria-label="${clapWording.undoLabel(1)}"`)
  expect(text).toContain(', 1 of them yours"')
  expect((await post('vote', 'numClaps=0')).status).toBe(303)
  expect(await own()).not.toContain('data-action="unclap"')
})

test('a story that is saved without script is saved on the next page, whose form takes it out again', async () => {
  // Somebody whose pages aren't measured, since the first press makes a list.
  const friend = cookiesOf('friend')
  expect((await post('bookmark', '', friend)).status).toBe(303)
  const saved = await own(DEMO.story, friend)
  expect(saved).toContain(`aria-label="${saveLabel(true)}"`)
  expect(saved).toMatch(/<button[^>]* value="0"[^>]* data-action="bookmark"[^>]* name="isSaved"/)
  expect((await post('bookmark', 'isSaved=0', friend)).status).toBe(303)
  const text = await own(DEMO.story, friend)
  expect(text).toContain(`aria-label="${saveLabel(false)}"`)
  expect(text).not.toContain('name="isSaved"')
})
