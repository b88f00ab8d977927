import { expect, it } from 'vitest'
import { bring } from './brought'
import { rows } from './harness'
import { wxr } from './wxr'

const people = (slug: string) =>
  rows<{ username: string; name: string }>(
    `SELECT DISTINCT u.username, u.name FROM user u JOIN post p ON p.creator_id = u.id
     JOIN collection c ON c.id = p.collection_id WHERE c.slug = ? ORDER BY u.username`,
    slug,
  )

const SECRET = 'hidden.person@mail.example'

it('an email address is never a public name, nor the beginning of one', async () => {
  const file = wxr([
    { id: 1, creator: SECRET },
    { id: 2, creator: 'other@mail.example' },
    { id: 3, creator: 'ada' },
  ])
  const report = await bring(file, 'wordpress', 'private-wxr')
  expect(await people('private-wxr')).toEqual([
    { username: 'ada', name: 'Ada Blum' },
    { username: 'author1', name: 'Author 1' },
    { username: 'author2', name: 'Author 2' },
  ])
  expect(report.notes).toContainEqual({ item: 'Story 1', note: expect.stringMatching(/“Author 1”.*\?$/) })
  expect(JSON.stringify(report)).not.toContain('mail.example')
})

it.each([
  [
    'web',
    `<rss version="2.0"><channel><title>Shore</title><item><title>Tide</title><guid>1</guid><author>${SECRET} (Ada Blum)</author><description>Words.</description></item></channel></rss>`,
  ],
  ['markdown', `---\nauthor: Ada Blum <${SECRET}>\ntitle: Tide\n---\nWords.`],
] as const)('the name beside an address is taken: %s', async (format, file) => {
  await bring(file, format, `private-${format}`)
  expect(await people(`private-${format}`)).toEqual([
    { username: expect.stringMatching(/^adablum\d?$/), name: 'Ada Blum' },
  ])
})
