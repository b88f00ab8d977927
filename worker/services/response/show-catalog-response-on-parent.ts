import { defineUseCase } from '../use-case'
import { catalogResponse, decideOnCatalogResponse } from './decide-on-parent'

/** Shows a response to a list, again or for the first time. Rule: docs/rules/responses.md, "Deciding". */
export const showCatalogResponseOnParent = defineUseCase(catalogResponse, decideOnCatalogResponse('shown'))
