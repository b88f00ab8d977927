import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { booksWording } from '../../../schema/wording/books'
import { signedIn } from '../../factories/signed-in'
import { createFormerUsername } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { bookAuthor, changes } from './support/books'

const read = async (username: string, visit = newVisit()) => {
  const response = await visit.get(`/@${username}/books`)
  return { status: response.status, headers: response.headers, text: await response.text() }
}

test('a verified author finds the place for their books, which is a 404 to others until there is one', async () => {
  const { user, visit } = await bookAuthor()
  const before = await read(user.username)
  expect(before.status).toBe(404)
  expect(before.headers.get('cache-tag')).toContain(`books-user-${user.id}`)
  const own = await read(user.username, visit)
  expect(own.status).toBe(200)
  for (const text of [booksWording.none, booksWording.add, 'noindex']) expect(own.text).toContain(text)

  await changes(visit).save()
  const after = await read(user.username)
  expect([after.status, after.text.includes('The Fold'), after.text.includes(booksWording.add)]).toEqual([
    200,
    true,
    false,
  ])
  expect(after.headers.get('cache-tag')).toContain(`books-user-${user.id}`)
  expect((await read(user.username, visit)).text).toContain(booksWording.remove)
})

test('somebody who isn’t verified any more sees their books alone, and can only remove them', async () => {
  const { user, visit } = await bookAuthor()
  await changes(visit).save()
  await env.DB.prepare('UPDATE user SET is_book_author = 0 WHERE id = ?').bind(user.id).run()
  expect((await read(user.username)).status).toBe(404)
  const own = await read(user.username, visit)
  expect(own.status).toBe(200)
  for (const text of ['The Fold', booksWording.hidden, booksWording.remove]) expect(own.text).toContain(text)
  for (const text of [booksWording.add, `>${booksWording.edit}<`]) expect(own.text).not.toContain(text)
})

test('whoever was never verified learns how to become it', async () => {
  const { user, visit } = await signedIn()
  const { status, text } = await read(user.username, visit)
  expect(status).toBe(200)
  for (const part of [booksWording.unverified, '/verified-authors']) expect(text).toContain(part)
})

test('a former username leads to the page of the present one', async () => {
  const { user, visit } = await bookAuthor()
  await changes(visit).save()
  await createFormerUsername(`was-${user.username}`, user.id)
  const { status, headers } = await read(`was-${user.username}`)
  expect([status, headers.get('location')]).toEqual([301, `/@${user.username}/books`])
})
