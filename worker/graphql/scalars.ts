import { GraphQLScalarType } from 'graphql'

/** Milliseconds since 1970, UTC. */
export const Timestamp = new GraphQLScalarType<number, number>({
  name: 'Timestamp',
  serialize: (value) => Number(value),
  parseValue: (value) => {
    if (typeof value !== 'number' || !Number.isFinite(value)) throw new TypeError('A Timestamp is a number')
    return value
  },
})

/** Deltas are validated when they are applied. */
export const DeltasScalar = new GraphQLScalarType({ name: 'Deltas' })

/** A body is passed through whole: its paragraphs are validated when they are written. */
export const StoryBodyScalar = new GraphQLScalarType({ name: 'StoryBody' })
