import { describe, expect, test } from 'vitest'
import { designWording } from '../../../schema/wording/design'
import { publicationNewWording } from '../../../schema/wording/publication-new'
import { publicationSettingsWording as wording } from '../../../schema/wording/publication-settings'
import { ask } from '../../support/http'
import { cookiesOf, READER_COOKIE } from '../../support/session-cookie'

const asReader = { headers: { cookie: READER_COOKIE } }

describe('the settings of a publication', () => {
  test('show each part to its editors, and exist for nobody else', async () => {
    const parts = {
      '': wording.info.useColor,
      '/about': wording.about.text,
      '/navigation': wording.navigation.title,
      '/subpages/field-guide/edit': wording.pages.SUBPAGE.edit,
      '/feature-pages/new': wording.pages.FEATURE.create,
      '/log': wording.log.none,
    }
    for (const [path, text] of Object.entries(parts)) {
      const page = await ask(`/tidewater/settings${path}`, { headers: cookiesOf('maren') })
      expect([page.status, page.text.includes(text)], path).toEqual([200, true])
      expect(page.headers.get('cache-control'), path).toContain('no-store')
    }
    const noPage = await ask('/tidewater/settings/subpages/nothing/edit', { headers: cookiesOf('maren') })
    expect(noPage.status).toBe(404)
    expect((await ask('/tidewater/settings', asReader)).status).toBe(404)
  })
})

test('publication-new is for everybody who is signed in', async () => {
  const { text } = await ask('/new-publication', asReader)
  expect(text).toContain(publicationNewWording.title)
  expect((await ask('/new-publication')).status).toBe(302)
})

test('the design of a publication is for its editors, that of a profile for its owner', async () => {
  const design = await ask('/tidewater/design', { headers: cookiesOf('maren') })
  expect([design.status, design.text.includes(designWording.css)]).toEqual([200, true])
  expect((await ask('/tidewater/design', asReader)).status).toBe(404)
  const own = await ask('/me/design?unfold=type&action=reset', asReader)
  expect([own.status, own.text.match(/<details/g)?.length, own.text.match(/<details open/g)?.length]).toEqual(
    [200, 2, 1],
  )
})
