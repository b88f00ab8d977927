import { expect, test } from 'vitest'
import { createCollection } from '../../../factories/collection'
import { ORIGIN } from '../../../factories/endpoint-context'
import { paragraph } from '../../../factories/story'
import { createUser } from '../../../factories/user'
import { letterOf } from './support'

const body = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((text) =>
  paragraph(`${text} ${'word '.repeat(40)}`),
)

test('a letter has its title, its byline, the way to the web, and why one gets it', async () => {
  const { html, text } = await letterOf(
    {
      id: '0123456789ab',
      slug: 'boats',
      title: 'Boats',
      subtitle: 'And oars',
      readingTime: 300,
      firstPublishedAt: Date.UTC(2026, 4, 6),
      body,
    },
    { subject: 'Letter 3', preheader: 'Of boats' },
  )
  expect(html).toContain('<title>Letter 3</title>')
  expect(html).toMatch(/<div style="display:none[^"]*">Of boats/)
  expect(html).toMatch(
    /<h1[^>]*><a href="https:\/\/quire\.example\/[^"]+-0123456789ab"[^>]*>Boats<\/a><\/h1>/,
  )
  expect(text).toMatch(
    /^Boats\n\nAnd oars\n\nBy Ida Mole · 6 May 2026 · 5 min read\nRead on the web: https:\/\/quire\.example\/\S+-0123456789ab\n\nOne/,
  )
  expect(text).toContain('You get this email because you subscribed to the newsletter of Ida Mole on Quire.')
  expect(text).toContain('Quire Ltd, 1 Paper Street, Bookham')
  expect(html).toContain('Quire Ltd, 1 Paper Street, Bookham')
  expect(text).not.toContain('for members')
})

test('without an address of the operator, and without a preheader, nothing stands in their place', async () => {
  const { html } = await letterOf({ body }, { preheader: '' }, { operator: { name: 'Quire', address: null } })
  expect(html).not.toContain('display:none')
  expect(html).toContain('<br/>Quire</td>')
})

test('a preview of a story for members ends with a link to the rest, and the whole has all of it', async () => {
  const locked = { access: 'locked' as const, body }
  const preview = await letterOf(locked, { part: 'preview' })
  const whole = await letterOf(locked, { part: 'whole' })
  expect(preview.html).toContain('The rest of this story is for members.')
  expect(preview.text).toContain(
    'The rest of this story is for members.\nRead the whole story on the web: https://',
  )
  for (const part of [preview.html, preview.text]) {
    expect(part).toContain('One word')
    expect(part).not.toContain('Six word')
  }
  expect(whole.html).toContain('Six word')
  expect(whole.html).not.toContain('for members')
})

test('a story for everybody is whole for everybody', async () => {
  const { html } = await letterOf({ body }, { part: 'preview' })
  expect(html).toContain('Six word')
  expect(html).not.toContain('for members')
})

test('a letter of a publication has its name, and leads to its page', async () => {
  const [writer, collection] = [
    await createUser({ name: 'Ida Mole' }),
    await createCollection({ slug: 'tide', name: 'Tide' }),
  ]
  const { html, text } = await letterOf({ creatorId: writer.id, collectionId: collection.id, body })
  expect(html).toContain(`<a href="${ORIGIN}/tide"`)
  expect(text).toContain('the newsletter of Tide on Quire')
  expect(text).toContain('By Ida Mole')
})
