import { defineUseCase } from '../use-case'
import { decideOnPostResponse, postResponse } from './decide-on-parent'

/** Hides a response where it was written; it stays on its own page and its writer's. Rule: docs/rules/responses.md, "Deciding". */
export const hidePostResponseOnParentPost = defineUseCase(postResponse, decideOnPostResponse('hidden'))
