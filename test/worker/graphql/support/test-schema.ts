import { GraphQLError } from 'graphql'
import { createSchema } from 'graphql-yoga'

/** How often the mutation ran. */
export const ran = { bumps: 0 }

const broken = new Error('no such table: secrets')

/** A schema whose fields fail in every way. */
export const schema = createSchema({
  typeDefs: `
    type Query { ok: Int, broken: Int, brokenList: [Int], missing: Int!, rejected: Int, thrownText: Int, refused: Int
      uncoded: Int, number(n: Int): Int }
    type Mutation { bump: Int }
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
