import { defineUseCase } from '../use-case'
import { decideOnPostResponse, postResponse } from './decide-on-parent'

/** Shows a response where it was written, again or for the first time. Rule: docs/rules/responses.md, "Deciding". */
export const unhidePostResponseOnParentPost = defineUseCase(postResponse, decideOnPostResponse('shown'))
