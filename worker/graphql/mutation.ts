import type { Post } from '../data/post/rows'
import type { Parts } from '../services/parts'
import type { Failure, Result } from '../services/result'
import type { GraphQLContext } from './context'
import { type FailureMember, failureError, failureMember } from './failures'
import { byUseCase, type ShownPost, showPosts } from './modules/post/show'
import { required } from './required'

/** The arguments of a mutation, or its one argument `input`. */
type Args<Given> = Given | { input: Given }

const givenIn = <Given>(args: Args<Given>): Given =>
  typeof args === 'object' && args !== null && 'input' in args ? args.input : (args as Given)

/** A use case as a resolver runs it: the mutation's arguments are its input. */
type Run<Given, Value, Reason extends Failure> = (
  parts: Parts,
  given: Given,
) => Promise<Result<Value, Reason>>

type Resolver<Given, Member> = (root: unknown, args: Args<Given>, context: GraphQLContext) => Promise<Member>

/**
 * A mutation's resolver: one use case. Its value becomes the member of that type in the result union, its
 * failure the one that the failure's code names. Rule: docs/rules/graphql.md, "Failures".
 */
export const mutation =
  <Given, Value extends object, Reason extends Failure, Type extends string>(
    useCase: Run<Given, Value, Reason>,
    type: Type,
  ): Resolver<Given, (Value & { __typename: Type }) | FailureMember<Reason>> =>
  async (_root, args, { parts }) => {
    const result = await useCase(parts, givenIn(args))
    return result.ok ? { __typename: type, ...result.value } : failureMember(result.failure)
  }

/** The resolver of a mutation whose use case returns a post, which goes through the stage of all posts. */
export const postMutation =
  <Given, Value extends Post, Reason extends Failure>(
    useCase: Run<Given, Value, Reason>,
  ): Resolver<Given, (ShownPost<Value> & { __typename: 'Post' }) | FailureMember<Reason>> =>
  async (_root, args, context) => {
    const result = await useCase(context.parts, givenIn(args))
    if (!result.ok) return failureMember(result.failure)
    const [post] = showPosts(context, [result.value], byUseCase)
    return { __typename: 'Post', ...required(post, 'post', result.value.id) }
  }

/** A mutation's resolver for a use case that returns nothing but its success. */
export const command =
  <Given, Reason extends Failure>(
    useCase: Run<Given, unknown, Reason>,
  ): Resolver<Given, { __typename: 'MutationSuccess'; success: boolean } | FailureMember<Reason>> =>
  async (_root, args, { parts }) => {
    const result = await useCase(parts, givenIn(args))
    return result.ok ? { __typename: 'MutationSuccess', success: true } : failureMember(result.failure)
  }

/**
 * A mutation whose field returns the value directly and can't represent a failure: invalid input is an error
 * of the request (`BAD_USER_INPUT`), and an action that the viewer isn't allowed results in `nothing`.
 */
export const plainMutation =
  <Given, Value, Nothing>(
    useCase: Run<Given, Value, Failure>,
    nothing: Nothing,
  ): Resolver<Given, Value | Nothing> =>
  async (_root, args, { parts }) => {
    const result = await useCase(parts, givenIn(args))
    if (result.ok) return result.value
    if (result.failure.code !== 'BAD_REQUEST') return nothing
    throw failureError(result.failure)
  }
