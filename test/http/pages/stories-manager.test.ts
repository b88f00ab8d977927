import { expect, test } from 'vitest'
import { storiesManagerWording as wording } from '../../../schema/wording/stories-manager'
import { ask } from '../../support/http'
import { cookiesOf } from '../../support/session-cookie'

const SLUG = 'the-composing-room'
const as = (viewer: string, path: string) => ask(path, { headers: cookiesOf(viewer) })

test('the stories manager has submissions, drafts, a calendar and what is published, for editors alone', async () => {
  const path = `/${SLUG}/stories`
  const sent = await as('ines', `${path}/submissions`)
  expect(sent.text).toContain('Hyphens at sea')
  expect((await as('ines', path)).text).toContain('Hyphens at sea')
  expect((await as('ines', `${path}/drafts`)).text).toContain(wording.none.drafts)
  expect((await as('ines', `${path}/published`)).text).toContain('Two letters holding hands')
  const month = await as('ines', `${path}/scheduled?month=2027-02`)
  expect(month.text).toContain(wording.calendar.caption('February 2027'))
  expect(month.text).toContain(`${path}/scheduled?month=2027-01`)
  expect(month.text).toContain(`${path}/scheduled?month=2027-03`)
  expect((await as('reader', path)).status).toBe(404)
  expect((await ask(path)).status).toBe(302)
  const { headers } = await as('ines', `/${SLUG}/submissions`)
  expect(headers.get('location')).toContain(`${path}/submissions`)
})

test('publication-manage-featured-stories has what is featured and what could be, for editors alone', async () => {
  const path = `/${SLUG}/manage/stories/featured`
  const { text } = await as('ines', path)
  expect(text).toContain(wording.feature.chosen)
  expect(text).toContain(wording.feature.choose)
  expect((await as('reader', path)).status).toBe(404)
})
