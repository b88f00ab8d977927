import type { RouteName } from '../routes/index'

/** Pages that other sites may show in a frame. Rule: docs/rules/security.md, "Frames". */
const FRAMED: ReadonlySet<RouteName> = new Set(['EmbedList', 'ShowForm', 'ShowMedia', 'Embed'])

export const mayBeFramed = (route: RouteName | undefined): boolean => route !== undefined && FRAMED.has(route)
