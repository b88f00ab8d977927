/** The complete route table. Rules: docs/rules/routes.md. */
import { ROUTES } from './table'
import type { Route } from './types'

export { ROUTES }

export type RouteName = keyof typeof ROUTES

/** A row of the table with its name, as the matcher returns it. */
export interface NamedRoute extends Route {
  readonly name: RouteName
}

/** The names of the parameters in a path: `/tag/{tagSlug}` → 'tagSlug'. */
export type ParamsIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamsIn<Rest>
  : never

/** The names of the parameters that a route's path has. */
export type RouteParam<Name extends RouteName> = ParamsIn<(typeof ROUTES)[Name]['path']>

/** Whether a route of that name exists. */
export function isRouteName(name: string): name is RouteName {
  return Object.hasOwn(ROUTES, name)
}

/** A row by its name, without the literal types. */
export function routeNamed(name: RouteName): NamedRoute {
  return { name, ...ROUTES[name] }
}
