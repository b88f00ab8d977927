import { expect, test } from 'vitest'
import { addressOf } from '../../support/addresses'
import { ask } from '../../support/http'

const PATH = addressOf('ShowUserBooks')

test('user-books shows an author’s books, newest first, with editions and where they are sold', async () => {
  const { status, text } = await ask(PATH)
  expect(status).toBe(200)
  expect([...text.matchAll(/<h2[^>]*>([^<]*)<\/h2>/g)].map(([, title]) => title)).toEqual(
    expect.arrayContaining(['Opens Flat', 'What the Spine Knows']),
  )
  expect(text.indexOf('Opens Flat')).toBeLessThan(text.indexOf('What the Spine Knows'))
  expect(text).toMatch(
    /<a (?=[^>]*href="https:\/\/northwindow\.example\/opens-flat")(?=[^>]*rel="noopener ugc nofollow")(?=[^>]*target="_blank")/,
  )
  expect(text).toContain('ISBN 978-9999901017')
  expect(text).toMatch(/<img [^>]*alt="A book with cream pages/)
  expect(text).toMatch(/<time datetime="2019-04">April 2019<\/time>/i)
  expect(text).not.toContain('Add a book')

  const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(text) ?? []
  const { mainEntity } = JSON.parse(json) as { mainEntity: { itemListElement: { item: object }[] } }
  expect(mainEntity.itemListElement.map(({ item }) => item)).toMatchObject([
    {
      '@type': 'Book',
      name: 'Opens Flat',
      author: { '@type': 'Person', name: 'Walter Adeyemi' },
      datePublished: '2024-10-03',
      workExample: [
        { bookFormat: 'https://schema.org/Paperback', isbn: '9789999901017' },
        { bookFormat: 'https://schema.org/EBook', url: 'https://northwindow.example/opens-flat/ebook' },
      ],
    },
    { name: 'What the Spine Knows' },
  ])
  expect(text).toMatch(/property="og:image" content="[^"]*\/_\/image\/card-/)
})

test('profiles have the tab only where there are books, and the page is a 404 elsewhere', async () => {
  expect((await ask('/@walter')).text).toContain(`href="${PATH}"`)
  expect((await ask('/@maren')).text).not.toContain('/@maren/books')
  expect((await ask('/@maren/books')).status).toBe(404)
  expect((await ask('/@nobody-of-that-name/books')).status).toBe(404)
})
