import { promisifyRequest } from 'idb-keyval'
import { keptTable } from '../../../lib/kept/database'
import { DRAFTS, type DraftKey, JOURNALS } from '../../../lib/kept/drafts'
import type { JournalEntry, Journaled, JournalHead, JournalKey, JournalStore } from './ports'

/** Everything below a key: in IndexedDB a list comes after every number and text. */
const below = (...key: string[]): IDBKeyRange => IDBKeyRange.bound(key, [...key, []])

/** The journals that records belong to. One without a head or a snapshot is damaged, and left out. */
function journalsOf(records: readonly (readonly [DraftKey, unknown])[]): Journaled[] {
  const byTab = new Map<string, Partial<Journaled> & JournalKey & { entries: JournalEntry[] }>()
  for (const [[postId, tabId, part], value] of records) {
    const journal = byTab.get(tabId) ?? { postId, tabId, entries: [] }
    byTab.set(tabId, journal)
    // Keys come in their order, numbers first.
    if (part === 'head') journal.head = value as JournalHead
    else if (part === 'snapshot') journal.snapshot = value as Journaled['snapshot']
    else journal.entries.push(value as JournalEntry)
  }
  return [...byTab.values()].flatMap(({ head, snapshot, ...rest }) =>
    head && snapshot ? { ...rest, head, snapshot } : [],
  )
}

/** The viewer's journals in IndexedDB, each call one transaction. */
export function indexedJournalStore(): JournalStore {
  const table = keptTable(DRAFTS, JOURNALS)
  const write = (work: (store: IDBObjectStore) => void): Promise<void> =>
    table('readwrite', (store) => {
      work(store)
      const { transaction } = store
      // Without waiting for the last request's answer, so that it is done even if the tab ends now.
      transaction.commit()
      return promisifyRequest(transaction)
    })
  return {
    readAll: (postId) =>
      table('readonly', async (store) => {
        const [keys, values] = await Promise.all([
          promisifyRequest(store.getAllKeys(below(postId))),
          promisifyRequest(store.getAll(below(postId)) as IDBRequest<unknown[]>),
        ])
        return journalsOf(keys.map((key, i) => [key as unknown as DraftKey, values[i]] as const))
      }),
    storiesAt: (revision) =>
      table('readonly', async (store) => {
        const keys = (await promisifyRequest(store.getAllKeys())) as unknown as DraftKey[]
        const heads = keys.filter(([, , part]) => part === 'head')
        const at = await Promise.all(
          heads.map(async (key) => {
            const head = await promisifyRequest(store.get(key) as IDBRequest<JournalHead>)
            return head.revision <= revision ? [key[0]] : []
          }),
        )
        return [...new Set(at.flat())]
      }),
    replace: ({ postId, tabId, snapshot, head, entries }) =>
      write((store) => {
        store.delete(below(postId, tabId))
        store.put(snapshot, [postId, tabId, 'snapshot'])
        store.put(head, [postId, tabId, 'head'])
        for (const entry of entries) store.put(entry, [postId, tabId, entry.seq])
      }),
    append: ({ postId, tabId }, entry) =>
      write((store) => {
        store.put(entry, [postId, tabId, entry.seq])
      }),
    setHead: ({ postId, tabId }, head) =>
      write((store) => {
        store.put(head, [postId, tabId, 'head'])
      }),
    remove: ({ postId, tabId }) =>
      write((store) => {
        store.delete(below(postId, tabId))
      }),
  }
}
