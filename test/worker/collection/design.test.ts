import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { MAX_STYLE_SHEET } from '../../../schema/rules/limits'
import { DAY } from '../../../schema/rules/time-units'
import { publicationMessages } from '../../../schema/wording/collection-messages'
import { NOON } from '../../factories/ids'
import { signedIn } from '../../factories/signed-in'
import { createStory } from '../../factories/story'
import { newVisit } from '../../factories/visit'
import { change, logOf, publicationWithPeople, purged } from './support'

const theme = {
  background: '#F0F8FF',
  text: '#102030',
  tint: '#0a4d8c',
  font1: 'SERIF_2',
  font2: 'SERIF_1',
  font3: 'SANS_SERIF_1',
}
const DESIGN = `query ($id: ID!) { collection(id: $id) { customStyleSheet styleSheetPath
  theme { colorPalette { background tintSpectrum } fonts { font1 } } } }`
const BROWSER = { 'user-agent': 'Mozilla/5.0' }

test('a publication’s design is on its own pages, and its style sheet at an address of its own', async () => {
  const { publication, editor, writer } = await publicationWithPeople()
  const collectionId = publication.id
  const input = { collectionId, theme, styleSheet: ' h1 { color: teal } ' }
  await env.DB.exec('DELETE FROM purge_outbox')
  for (let i = 0; i < 2; i++)
    expect(await change(editor.visit, 'setPublicationDesign', input)).toMatchObject({ id: collectionId })
  expect(await purged()).toEqual([`collection-${collectionId}`])
  expect(await logOf(collectionId)).toMatchObject([{ action: 'CHANGE_DESIGN' }])

  const { data } = await editor.visit.ask(DESIGN, { id: collectionId })
  const design = data?.collection as { styleSheetPath: string; theme: { colorPalette: object } }
  expect(design).toMatchObject({
    customStyleSheet: 'h1 { color: teal }',
    theme: { colorPalette: { background: '#f0f8ff' }, fonts: { font1: 'SERIF_2' } },
  })
  const sheet = await newVisit().get(design.styleSheetPath, BROWSER)
  expect([sheet.status, sheet.headers.get('content-type'), await sheet.text()]).toEqual([
    200,
    'text/css; charset=utf-8',
    '[data-publication] h1{color:teal}',
  ])
  expect((await newVisit().get('/_/styles/ffffffffffff/0123456789abcdef.css', BROWSER)).status).toBe(404)
  const others = await writer.visit.ask(DESIGN, { id: collectionId })
  expect(others.data?.collection).toMatchObject({ customStyleSheet: null })

  const page = await (await newVisit().get(`/${publication.slug}`, BROWSER)).text()
  expect(page).toContain(`href="${design.styleSheetPath}"`)
  expect(page).toContain('--color-paper:light-dark(#f0f8ff')
  const { publication: other } = await publicationWithPeople()
  const elsewhere = await (await newVisit().get(`/${other.slug}`, BROWSER)).text()
  expect(elsewhere).not.toContain('/_/styles/')

  // Without a design it looks like the rest of the site again.
  await change(editor.visit, 'setPublicationDesign', { collectionId })
  const plain = await (await newVisit().get(`/${publication.slug}`, BROWSER)).text()
  expect([plain.includes('/_/styles/'), plain.includes('--color-paper:light-dark(#f0f8ff')]).toEqual([
    false,
    false,
  ])
})

test('a design that can’t be read, or isn’t allowed, is refused at its field', async () => {
  const { publication, editor } = await publicationWithPeople()
  const wrong = [
    ['theme', { theme: { ...theme, text: '#888888' } }, publicationMessages.faintText],
    ['theme', { theme: { ...theme, tint: '#88aaff' } }, publicationMessages.faintTint],
    [
      'styleSheet',
      { styleSheet: 'p { position: fixed }' },
      publicationMessages.styleSheet.property(1, 'position'),
    ],
  ] as const
  for (const [field, input, message] of wrong)
    expect(
      await change(editor.visit, 'setPublicationDesign', { ...input, collectionId: publication.id }),
    ).toMatchObject({ field, message })
  const long = { collectionId: publication.id, styleSheet: 'x'.repeat(MAX_STYLE_SHEET + 1) }
  expect(await change(editor.visit, 'setPublicationDesign', long)).toMatchObject({ field: 'styleSheet' })
  expect(await logOf(publication.id)).toEqual([])
})

test('a profile has a theme of its own, unless its owner is suspended', async () => {
  const SET = 'mutation ($input: SetProfileThemeInput!) { setProfileTheme(input: $input) { __typename } }'
  const { visit, user } = await signedIn()
  expect((await visit.ask(SET, { input: { theme } })).data).toEqual({
    setProfileTheme: { __typename: 'User' },
  })
  const page = await (await newVisit().get(`/@${user.username}`, BROWSER)).text()
  expect(page).toContain('--color-paper:light-dark(#f0f8ff')
  const { visit: suspended } = await signedIn({ isSuspended: true })
  expect((await suspended.ask(SET, { input: { theme } })).data).toEqual({
    setProfileTheme: { __typename: 'Forbidden' },
  })
  expect((await newVisit().ask(SET, { input: { theme } })).data).toEqual({
    setProfileTheme: { __typename: 'Unauthorized' },
  })
})

test('a style sheet can be tried before it is saved, by people who are signed in', async () => {
  const { visit } = await signedIn()
  const ask = async (on: typeof visit, styleSheet: string) =>
    (
      await on.ask(
        `query ($styleSheet: String!) { previewStyleSheet(styleSheet: $styleSheet) {
          __typename ... on StyleSheetPreview { css } ... on UserError { field message } } }`,
        { styleSheet },
      )
    ).data?.previewStyleSheet
  expect(await ask(visit, 'h2 { color: teal }')).toMatchObject({ css: '[data-publication] h2{color:teal}' })
  expect(await ask(visit, 'h2 { color: teal }\nh2 { background: url(//a.example) }')).toMatchObject({
    __typename: 'BadRequest',
    field: 'styleSheet',
    message: expect.stringContaining('Line 2'),
  })
  expect(await ask(visit, 'x'.repeat(MAX_STYLE_SHEET + 1))).toMatchObject({ __typename: 'BadRequest' })
  expect(await ask(newVisit(), 'h2 { color: teal }')).toMatchObject({ __typename: 'Unauthorized' })
})

test('a story in a publication looks as the publication does, and one outside as the site', async () => {
  const { publication, editor } = await publicationWithPeople()
  const collectionId = publication.id
  await change(editor.visit, 'setPublicationDesign', {
    collectionId,
    theme,
    styleSheet: 'h2 { color: teal }',
  })
  const of = { creatorId: editor.user.id, firstPublishedAt: NOON - DAY }
  const [inside, outside] = [await createStory({ ...of, collectionId }), await createStory(of)]
  const pageOf = async ({ id }: { id: string }) => (await newVisit().follow(`/p/${id}`)).response.text()
  const themed = await pageOf(inside)
  expect(themed).toContain('--color-paper:light-dark(#f0f8ff')
  expect(themed).toMatch(/<link rel="stylesheet" href="\/_\/styles\//)
  expect(themed.indexOf('data-publication')).toBeLessThan(themed.indexOf('story-title"'))
  expect(await pageOf(outside)).not.toContain('data-publication')
})
