import { GraphQLError } from 'graphql'
import { createSchema } from 'graphql-yoga'
import { SCOPES } from './ask'

/** How often the mutation ran. */
export const ran = { bumps: 0 }

const broken = new Error('no such table: secrets')

/** A schema whose fields fail in every way. */
export const schema = createSchema({
  typeDefs: `
    ${SCOPES}
    type Query {
      ok: Int @scope(needs: READ)
      broken: Int @scope(needs: READ)
      brokenList: [Int] @scope(needs: READ)
      missing: Int! @scope(needs: READ)
      rejected: Int @scope(needs: READ)
      thrownText: Int @scope(needs: READ)
      refused: Int @scope(needs: READ)
      uncoded: Int @scope(needs: READ)
      number(n: Int): Int @scope(needs: READ)
    }
    type Mutation { bump: Int @scope(needs: PUBLISH) }
  `,
  resolvers: {
    Query: {
      ok: () => 1,
      broken: () => {
        throw broken
      },
      brokenList: () => [1, broken, broken],
      missing: () => null,
      rejected: async () => Promise.reject(new Error('D1_ERROR')),
      thrownText: () => {
        throw 'a text'
      },
      refused: () => {
        throw new GraphQLError('Not today.', { extensions: { code: 'FORBIDDEN' } })
      },
      uncoded: () => {
        throw new GraphQLError('internal detail')
      },
      number: (_root, { n }) => n,
    },
    Mutation: { bump: () => ++ran.bumps },
  },
})
