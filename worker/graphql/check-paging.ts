import { GraphQLError, type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql'
import { decodeCursor } from '../../schema/rules/cursor'
import { LARGEST_PAGE, LAST_NUMBERED_PAGE, type Paging } from '../services/paging'
import type { GraphQLContext } from './context'

type Args = Paging & { paging?: Paging | null; input?: { paging?: Paging | null } | null }
type Resolve = GraphQLFieldResolver<unknown, GraphQLContext>

/** Arguments with a list's length and position. */
const ARGUMENTS: ReadonlySet<string> = new Set(['limit', 'paging', 'input'])

const wrong = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })

/** @throws GraphQLError that says what is wrong with the paging. */
function checkPaging({ limit, to, page }: Paging): void {
  if (typeof limit === 'number' && (limit < 1 || limit > LARGEST_PAGE)) {
    throw wrong(`A limit is 1 to ${LARGEST_PAGE}, not ${limit}.`)
  }
  if (typeof page === 'number' && (page < 1 || page > LAST_NUMBERED_PAGE)) {
    throw wrong(`A page is 1 to ${LAST_NUMBERED_PAGE}, not ${page}.`)
  }
  if (typeof to === 'string' && !decodeCursor(to)) {
    throw wrong('This is no cursor: give one that a page had as `pagingInfo.next.to`.')
  }
}

const checked =
  (resolve: Resolve): Resolve =>
  (source, args, context, info) => {
    const asked = args as Args
    checkPaging(asked)
    if (asked.paging) checkPaging(asked.paging)
    if (asked.input?.paging) checkPaging(asked.input.paging)
    return resolve(source, args, context, info)
  }

/**
 * Makes every field that takes `limit`, `paging` or `input.paging` reject invalid values before it is
 * resolved. Services themselves accept anything, because feeds and page addresses are lenient. Rule:
 * docs/rules/data.md, "Paging".
 */
export function withCheckedPaging(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      if (field.resolve && field.args.some(({ name }) => ARGUMENTS.has(name))) {
        field.resolve = checked(field.resolve)
      }
    }
  }
  return schema
}
