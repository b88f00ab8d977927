import { beforeAll, expect, test } from 'vitest'
import { purgeOutbox } from '../../../schema/tables/operations'
import { createUser } from '../../factories/user'
import { newVisit } from '../../factories/visit'
import { mailsTo, newEmail } from '../identity/by-mail'
import { actsOn, db, decide, signStaffIn, staffId, UNVERIFY, VERIFY } from '../site/support/moderators'
import { booksSeenBy, changes } from './support/books'

beforeAll(signStaffIn)

test('staff verifies an author with a reason, and takes it back: then nobody else sees the books', async () => {
  const email = newEmail()
  const author = await createUser({ email })
  const visit = newVisit()
  await visit.signIn(author.id)
  const { save, remove } = changes(visit)
  expect(await save()).toMatchObject({ code: 'FORBIDDEN' })

  expect(await decide(VERIFY, author.id, 'The publisher names them.')).toMatchObject({
    __typename: 'AdminUser',
  })
  expect(await save()).toMatchObject({ bookCount: 1 })
  expect(await booksSeenBy(newVisit(), author.id)).toMatchObject({ bookCount: 1, titles: ['The Fold'] })

  await db.delete(purgeOutbox)
  for (let i = 0; i < 2; i++)
    expect(await decide(UNVERIFY, author.id, 'The publisher doesn’t.')).toMatchObject({
      __typename: 'AdminUser',
    })
  const due = await db.select().from(purgeOutbox).all()
  expect(due.map(({ tag }) => tag).toSorted()).toEqual([`books-user-${author.id}`, `user-${author.id}`])
  expect(await booksSeenBy(newVisit(), author.id)).toMatchObject({ bookCount: 0, books: [] })
  const own = await booksSeenBy(visit, author.id)
  expect(own.titles).toEqual(['The Fold'])
  expect(await save({ title: 'Another' })).toMatchObject({ code: 'FORBIDDEN' })
  expect(await remove(own.books[0]?.id ?? '')).toMatchObject({ bookCount: 0 })

  // The newest comes first.
  expect(mailsTo(email).map(({ text }) => text)).toEqual([
    expect.stringContaining('The publisher doesn’t.'),
    expect.stringContaining('The publisher names them.'),
  ])
  expect(await actsOn(author.id)).toMatchObject([
    { staffId, action: 'VERIFY_AUTHOR', reason: 'The publisher names them.' },
    { staffId, action: 'UNVERIFY_AUTHOR', reason: 'The publisher doesn’t.' },
  ])
})

test('nobody but staff verifies anybody, and staff not themselves', async () => {
  const author = await createUser()
  const visit = newVisit()
  await visit.signIn(author.id)
  expect(await decide(VERIFY, author.id, 'I am.', visit)).toMatchObject({ code: 'FORBIDDEN' })
  expect(await decide(VERIFY, author.id, 'They are.', newVisit())).toMatchObject({ code: 'UNAUTHORIZED' })
  expect(await decide(VERIFY, staffId, 'I am.')).toMatchObject({ code: 'FORBIDDEN' })
  expect(await decide(VERIFY, author.id, ' ')).toMatchObject({ code: 'BAD_REQUEST', field: 'reason' })
  expect(await decide(VERIFY, 'ffffffffffff')).toMatchObject({ code: 'NOT_FOUND' })
  expect(await actsOn(author.id)).toEqual([])
})
