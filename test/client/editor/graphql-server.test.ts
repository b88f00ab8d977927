import { expect, test, vi } from 'vitest'
import { graphqlDraftServer } from '../../../client/features/editor/journal/graphql-server'
import type { Execute } from '../../../client/lib/app'
import { GraphQLRequestError } from '../../../client/lib/graphql/transport'
import { draftWording } from '../../../schema/wording/draft'

const SAVE = { baseRevision: 1, deltas: [], saveKey: 'key' }
const saved = { saveDraft: { __typename: 'SavedDraft', id: 'post', revision: 2 } }
const missing = { saveDraft: { __typename: 'NotFound', code: 'NOT_FOUND', message: 'Gone.' } }
const created = {
  createDraft: { __typename: 'Draft', id: 'post', revision: 1, title: '', subtitle: '', body: [] },
}

/** A server that answers operations one after the other; an error is thrown. */
function serverWith(...answers: unknown[]) {
  const asked: string[] = []
  const execute = vi.fn(async ({ name }: { name: string }) => {
    asked.push(name)
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer
  })
  return { asked, server: graphqlDraftServer(execute as unknown as Execute, 'post') }
}

test('a story that was begun in this browser is created with its first save', async () => {
  const { asked, server } = serverWith(missing, created, saved)
  expect(await server.save(SAVE)).toEqual({ kind: 'saved', revision: 2 })
  expect(asked).toEqual(['SaveDraft', 'CreateDraft', 'SaveDraft'])
})

test('a story that is gone isn’t created again', async () => {
  const gone = { kind: 'refused', code: 'NOT_FOUND', message: 'Gone.', mayPass: false }
  const later = serverWith(missing)
  expect(await later.server.save({ ...SAVE, baseRevision: 7 })).toEqual(gone)
  const taken = { __typename: 'AlreadyExists', code: 'ALREADY_EXISTS', message: 'Taken.' }
  expect(await serverWith(missing, { createDraft: taken }).server.save(SAVE)).toMatchObject({
    code: 'ALREADY_EXISTS',
  })
  expect(await serverWith(missing, created, missing).server.save(SAVE)).toEqual(gone)
})

test('a conflict says what is newer', async () => {
  const conflict = { __typename: 'Conflict', newestRevision: 4, deltas: null, code: 'CONFLICT', message: '' }
  expect(await serverWith({ saveDraft: conflict }).server.save(SAVE)).toEqual({
    kind: 'conflict',
    revision: 4,
    deltas: null,
  })
})

test('a request that is wrong in itself is refused; whatever may pass is tried again', async () => {
  const large = new GraphQLRequestError('GraphQL answered 413', undefined, 413)
  expect(await serverWith(large).server.save(SAVE)).toEqual({
    kind: 'refused',
    code: 'BAD_REQUEST',
    message: draftWording.tooLarge,
    mayPass: false,
  })
  const tooFast = { saveDraft: { __typename: 'RateLimited', code: 'RATE_LIMITED', message: 'Too fast.' } }
  expect(await serverWith(tooFast).server.save(SAVE)).toMatchObject({ message: 'Too fast.', mayPass: true })
  const down = new GraphQLRequestError('Down.', undefined, 503)
  expect(await serverWith(down).server.save(SAVE)).toMatchObject({ kind: 'refused', mayPass: true })
  expect(await serverWith(down).server.read()).toMatchObject({ kind: 'refused', mayPass: true })
  await expect(serverWith(new TypeError('Failed to fetch')).server.save(SAVE)).rejects.toThrow(
    'Failed to fetch',
  )
})

test('reading gives the text, or why there is none', async () => {
  const { createDraft: draft } = created
  expect(await serverWith({ draft }).server.read()).toEqual({
    revision: 1,
    document: { title: '', subtitle: '', body: [] },
  })
  const refusal = { __typename: 'Unauthorized', code: 'UNAUTHORIZED', message: 'Sign in first.' }
  expect(await serverWith({ draft: refusal }).server.read()).toMatchObject({
    kind: 'refused',
    code: 'UNAUTHORIZED',
  })
})
