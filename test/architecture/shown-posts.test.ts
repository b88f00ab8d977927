import { expect, expectTypeOf, test } from 'vitest'
import type { Post } from '../../worker/data/post/rows'
import type { PostMapper } from '../../worker/graphql/modules/post/mappers'
import type { ShownPost } from '../../worker/graphql/modules/post/show'
import type { ResolversParentTypes } from '../../worker/graphql/resolvers.generated'
import { linesWith, writtenFiles } from './files'

/* A post reaches an answer through one stage. Rule: docs/rules/security.md, "What an answer shows". */

const STAGE = 'worker/graphql/modules/post/show.ts'

/** Whether a value is a post that hasn't come through the stage, or a list of such. */
type IsRaw<Value> = [Value] extends [never]
  ? false
  : [Value] extends [readonly (infer Item)[]]
    ? IsRaw<Item>
    : [Value] extends [Post]
      ? [Value] extends [ShownPost]
        ? false
        : true
      : false

/** The members of what resolvers start from that are raw posts: the API would answer with them as they are. */
type RawMembers<Parent> = Parent extends object
  ? {
      [Name in keyof Parent & string]: IsRaw<NonNullable<Parent[Name]>> extends true ? Name : never
    }[keyof Parent & string]
  : never

type RawParents = { [Type in keyof ResolversParentTypes]: RawMembers<ResolversParentTypes[Type]> }

test('a resolver that answers with a row doesn’t compile', () => {
  expectTypeOf<Post>().not.toExtend<PostMapper>()
  expectTypeOf<ShownPost<Post & { more: 1 }>>().toExtend<PostMapper>()
})

test('nothing that resolvers start from has a row where the API has a post', () => {
  expectTypeOf<RawParents[keyof RawParents]>().toEqualTypeOf<never>()
  // The search for it finds rows, also in lists and where there may be none.
  expectTypeOf<
    RawMembers<{ post: Post | null; posts: Post[]; shown: ShownPost; id: string }>
  >().toEqualTypeOf<'post' | 'posts'>()
})

test('only the stage says that a post has come through it', () => {
  const files = writtenFiles(/^worker\/.*\.ts$/)
  const lines = linesWith(files, /\b(?:as|satisfies) (?:unknown as )?(?:ShownPost|PostMapper)\b/)
  expect(lines.filter((line) => !line.startsWith(STAGE))).toEqual([])
  expect(lines).not.toEqual([])
})
