import { createStore, type UseStore } from 'idb-keyval'
import { keptOwner } from './item'

/** Databases of a person: `{name}:{id}`; of a visitor: the name alone. */
const nameOf = (name: string, owner: string): string => (owner ? `${name}:${owner}` : name)

/** Opens the viewer's own table of a database. */
export const keptTable = (name: string, table: string): UseStore =>
  createStore(nameOf(name, keptOwner()), table)

/** What each database has of people: the ids of those, without opening or making any. */
export async function ownersOf(name: string): Promise<string[]> {
  // Where the browser doesn't list its databases, the viewer's own is all that can be known.
  const all = await indexedDB.databases?.()
  if (!all) return keptOwner() ? [keptOwner()] : []
  const names = all.map((database) => database.name ?? '')
  return names.flatMap((one) => (one.startsWith(`${name}:`) ? [one.slice(name.length + 1)] : []))
}

/** Opens somebody's table, to look after it. */
export const tableOf = (name: string, table: string, owner: string): UseStore =>
  createStore(nameOf(name, owner), table)
