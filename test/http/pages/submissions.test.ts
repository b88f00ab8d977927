import { describe, expect, test } from 'vitest'
import { SUBMISSION_STATES } from '../../../schema/rules/submissions'
import { submissionsWording as wording } from '../../../schema/wording/submissions'
import { demoId } from '../../../worker/commands/demo/ids'
import { ask } from '../../support/http'
import { cookiesOf } from '../../support/session-cookie'

const SLUG = 'the-composing-room'
const as = (viewer: string, path: string) => ask(path, { headers: cookiesOf(viewer) })

describe('the editors’ inbox', () => {
  const path = `/${SLUG}/manage/inbox`

  test('has what waits for the editors, the oldest first, and what doesn’t by whose move it is', async () => {
    const titles = async (address: string) =>
      [...(await as('ines', address)).text.matchAll(/<h2[^>]*><a[^>]*>([^<]*)</g)].map(([, title]) => title)
    expect(await titles(path)).toEqual([
      'Hyphens at sea',
      'Who numbered the pages?',
      'The smell of a new paperback',
      'The last type caster of Leipzig',
    ])
    expect(await titles(`${path}?turn=writer`)).toEqual(['A field guide to footnotes'])
    expect(await titles(`${path}?turn=nobody`)).toHaveLength(3)
  })

  test('shows a submission with its text and history, to those who edit the publication', async () => {
    const address = `${path}?submission=${demoId('submission', 'the-smell-of-a-new-paperback')}`
    const { status, text } = await as('ines', address)
    expect(status).toBe(200)
    expect(text).toContain('It is glue, mostly.')
    expect(text).toContain('A short one, for the weekend.')
    expect(text).toContain(wording.inbox.ACCEPT)
    for (const viewer of ['maren', 'reader']) expect((await as(viewer, address)).status).toBe(404)
    expect((await ask(address)).status).toBe(302)
    const foreign = `/tidewater/manage/inbox?submission=${demoId('submission', 'tarjama')}`
    expect((await as('maren', foreign)).status).toBe(404)
  })
})

test('post-submit shows where a story stands, or where it could go', async () => {
  const at = (key: string) => `/p/${demoId('post', key)}/submission`
  const asked = await as('priya', at('a-field-guide-to-footnotes'))
  expect(asked.text).toContain(wording.post.changesMade)
  expect(asked.text).toContain('We love the shy footnote.')
  const kept = await as('priya', at('a-shop-that-only-sells-ampersands'))
  expect(kept.text).toContain(wording.post.sendKept)
  const free = at('notes-for-a-talk-about-margins')
  expect((await as('priya', free)).text).toContain(wording.post.yours)
  const chosen = await as('priya', `${free}?publication=${SLUG}`)
  expect(chosen.text).toContain('why this story is yours to tell')
  expect(chosen.text).toContain(wording.usually(24 * 3_600_000))
  expect((await as('ines', free)).status).toBe(404)
  expect((await as('maren', '/p/30bc6137f8d2/submission')).text).toContain('can’t be submitted elsewhere')
})

test('publication-submission-settings are the editors’ alone', async () => {
  const path = `/${SLUG}/manage/submissions/settings`
  expect((await as('ines', path)).text).toContain(wording.settings.WRITERS)
  expect((await as('reader', path)).status).toBe(404)
})

test('the demo has a submission in each state', async () => {
  const { text } = await as('ines', `/${SLUG}/manage/inbox?turn=nobody`)
  expect(SUBMISSION_STATES).toHaveLength(9)
  for (const state of ['ACCEPTED', 'REJECTED', 'CANCELLED'] as const)
    expect(text).toContain(wording.states[state])
})
