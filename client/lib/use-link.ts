import { type HostContext, linkTo } from '../../schema/routes/links'
import { useApp } from './app'
import type { PreloadedState } from './preloaded-state'

/** The current host, as links see it. */
function hostContext({ config, client }: PreloadedState): HostContext {
  const { username, collectionSlug } = client.hostParams
  const owner = client.table === 'user' ? username : collectionSlug
  return { table: client.table, main: config.mainOrigin, ...(owner === undefined ? {} : { owner }) }
}

/** The type of `linkTo` once the compiler has checked its names. */
type AnyLink = (
  name: string,
  params: Readonly<Record<string, string | number>>,
  options: { host: HostContext; [more: string]: unknown },
) => string

/**
 * `linkTo` for the current host: on the host of a person or a publication its own paths have no first
 * segment, and pages that exist only on the main host are linked there.
 */
export function useLink(): typeof linkTo {
  return linkFrom(useApp().state)
}

function linkFrom(state: PreloadedState): typeof linkTo {
  if (state.client.table === 'default') return linkTo
  const host = hostContext(state)
  return (name, ...[params, options]) =>
    (linkTo as AnyLink)(name, params ?? {}, { ...(options as object | undefined), host })
}

/** The part of an address after an origin, or the address itself if it is a path; nothing on another host. */
const pathOn = (origin: string, address: string): string | undefined => {
  if (address.startsWith('/')) return address
  return address.startsWith(`${origin}/`) ? address.slice(origin.length) : undefined
}

/**
 * Converts an absolute address, such as a story's canonical one, or a path of the main host, such as a
 * writer's link, to the address that it has from this host. Anything behind the path stays.
 */
export function usePathLink(): (address: string) => string {
  return pathLinkFrom(useApp().state)
}

/** The result of `usePathLink` outside a component: for a page's `load`. */
export function pathLinkFrom(state: PreloadedState): (address: string) => string {
  const { mainOrigin } = state.config
  const { table, origin, hostParams } = state.client
  const own = table === 'user' ? `/@${hostParams.username}` : `/${hostParams.collectionSlug}`
  return (address) => {
    const path = pathOn(mainOrigin, address)
    if (path === undefined) return pathOn(origin, address) ?? address
    if (table === 'default') return path
    // The host stands for the first segment of its own paths.
    const rest = path.startsWith(own) ? path.slice(own.length) : undefined
    if (rest === undefined || !/^(?:$|[/?#])/.test(rest)) return mainOrigin + path
    return rest.startsWith('/') ? rest : `/${rest}`
  }
}
