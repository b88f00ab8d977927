import { describe, expect, test } from 'vitest'
import { publicationNewWording } from '../../../schema/wording/publication-new'
import { publicationSettingsWording as wording } from '../../../schema/wording/publication-settings'
import { ask } from '../../support/http'
import { cookiesOf, READER_COOKIE } from '../../support/session-cookie'

const asReader = { headers: { cookie: READER_COOKIE } }

describe('the settings of a publication', () => {
  test('show each part to its editors, and exist for nobody else', async () => {
    const parts = {
      '': wording.info.useColor,
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
