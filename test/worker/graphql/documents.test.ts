import { getIntrospectionQuery } from 'graphql'
import { describe, expect, it } from 'vitest'
import { PostPage } from '../../../client/pages/post/post-page.generated'
import { DOCUMENTS } from '../../../worker/graphql/documents.generated'
import { newActor } from '../../factories/actor'
import { createUser } from '../../factories/user'
import { ask, codeOf, HELD } from './support/ask'

const TYPENAME = { query: '{ __typename }' }
const TRUSTED = { documentId: PostPage.id, operationName: PostPage.name, variables: { id: 'abcdefabcdef' } }
const goodToken = {
  headers: { authorization: 'Bearer good' },
  verify: async (token: string) => (token === 'good' ? HELD : ('invalid' as const)),
}

describe('a trusted document', () => {
  it.each(['production', 'development', undefined])('runs by its id in %s', async (environment) => {
    const { status, body } = await ask(TRUSTED, { environment })
    expect(status).toBe(200)
    expect(body).toMatchObject({ data: { postResult: { __typename: 'NotFound' } } })
  })

  it('has an id of 12 hex digits', () => {
    for (const id of Object.keys(DOCUMENTS)) expect(id).toMatch(/^[0-9a-f]{12}$/)
  })

  it.each(['000000000000', 'constructor', '__proto__', ''])(
    'with the id "%s" isn’t found',
    async (documentId) => {
      const { status, body } = await ask({ documentId })
      expect(status).toBe(200)
      expect(codeOf(body)).toBe('PERSISTED_QUERY_NOT_FOUND')
      const newer = await ask({ documentId }, { headers: { accept: 'application/graphql-response+json' } })
      expect(newer.status).toBe(400)
    },
  )

  it('has one operation, so any other name is refused', async () => {
    expect(codeOf((await ask({ ...TRUSTED, operationName: 'Other' })).body)).toBe(
      'OPERATION_RESOLUTION_FAILURE',
    )
  })

  it('can’t be sent together with a text', async () => {
    expect(codeOf((await ask({ ...TRUSTED, ...TYPENAME })).body)).toBe('BAD_REQUEST')
  })
})

describe('a sender’s own document', () => {
  it.each(['production', 'Development', 'staging', '', undefined])(
    'is refused where ENVIRONMENT is %j',
    async (environment) => {
      const { status, body } = await ask(TYPENAME, { environment })
      expect([status, codeOf(body)]).toEqual([403, 'FORBIDDEN'])
    },
  )

  it.each(['development', 'test'])('runs in %s', async (environment) => {
    expect((await ask(TYPENAME, { environment })).body).toEqual({ data: { __typename: 'Query' } })
  })

  it('is refused with a token that isn’t valid', async () => {
    const headers = { authorization: 'Bearer good' }
    const { status, body } = await ask(TYPENAME, { environment: 'production', headers })
    expect([status, codeOf(body)]).toEqual([401, 'UNAUTHORIZED'])
  })

  it('runs in production with a valid token, including introspection', async () => {
    const options = { ...goodToken, environment: 'production' }
    expect((await ask(TYPENAME, options)).body).toEqual({ data: { __typename: 'Query' } })
    const { body } = await ask({ query: getIntrospectionQuery() }, options)
    expect(body.errors).toBeUndefined()
    expect(body.data).toHaveProperty('__schema.types')
  })

  it('is refused in a batch without affecting the trusted ones', async () => {
    const { status, body } = await ask([TRUSTED, { query: getIntrospectionQuery() }], {
      environment: 'production',
    })
    expect(status).toBe(200)
    expect(body.map(codeOf)).toEqual([undefined, 'FORBIDDEN'])
  })

  it('has to name the operation when it has several', async () => {
    const query = 'query A { __typename } query B { b: __typename }'
    expect(codeOf((await ask({ query })).body)).toBe('OPERATION_RESOLUTION_FAILURE')
    expect((await ask({ query, operationName: 'B' })).body).toEqual({ data: { b: 'Query' } })
    expect(codeOf((await ask({ query, operationName: 'C' })).body)).toBe('OPERATION_RESOLUTION_FAILURE')
  })

  it('that is invalid is answered with the position of the error', async () => {
    const parse = await ask({ query: '{ user(' })
    expect(codeOf(parse.body)).toBe('GRAPHQL_PARSE_FAILED')
    const validation = await ask({ query: '{ nothing }' })
    expect(codeOf(validation.body)).toBe('GRAPHQL_VALIDATION_FAILED')
    expect(validation.body).not.toHaveProperty('data')
  })
})

describe('a viewer', () => {
  const viewer = newActor({ id: 'abcdefabcdef' })
  const query = '{ tagFromSlug(tagSlug: "none") { id } user(id: "abcdefabcdef") { viewerEdge { isUser } } }'

  it('isn’t the person of the cookies when a token is sent', async () => {
    await createUser({ id: viewer.id })
    const asViewer = await ask({ query }, { viewer })
    expect(asViewer.body).toMatchObject({ data: { user: { viewerEdge: { isUser: true } } } })
    const withToken = await ask({ query }, { viewer, ...goodToken })
    expect(withToken.body).toMatchObject({ data: { user: { viewerEdge: { isUser: false } } } })
  })
})
