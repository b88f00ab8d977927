import { defineUseCase } from '../use-case'
import { catalogResponse, decideOnCatalogResponse } from './decide-on-parent'

/** Hides a response to a list; it stays on its own page and its writer's. Rule: docs/rules/responses.md, "Deciding". */
export const hideCatalogResponseOnParent = defineUseCase(catalogResponse, decideOnCatalogResponse('hidden'))
