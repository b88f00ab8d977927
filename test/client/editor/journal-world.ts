import { DraftJournal } from '../../../client/features/editor/journal/journal'
import type {
  DraftServer,
  Journaled,
  JournalKey,
  JournalStore,
  SaveAnswer,
  ServerDraft,
  Tabs,
} from '../../../client/features/editor/journal/ports'
import type { DraftConflict, JournalState } from '../../../client/features/editor/journal/state'
import { applyDeltas } from '../../../schema/story/apply-deltas'
import type { Deltas } from '../../../schema/story/delta'
import { deltasBetween } from '../../../schema/story/deltas-between'
import type { DraftDocument } from '../../../schema/story/draft'
import type { Paragraph } from '../../../schema/story/paragraph'

export const paragraph = (name: string, text = name): Paragraph => ({ type: 'P', name, text, markups: [] })
export const of = (...body: (string | Paragraph)[]): DraftDocument => ({
  title: 'A title',
  subtitle: '',
  body: body.map((one) => (typeof one === 'string' ? paragraph(one) : one)),
})
export const textsOf = ({ body }: DraftDocument): string[] => body.map((p) => ('text' in p ? p.text : p.type))

/** The server, as one object for each story keeps a draft. */
function newServer(document: DraftDocument) {
  const saves = new Map<string, number>()
  const log: Deltas[] = []
  const server = {
    revision: 1,
    document,
    requests: [] as { baseRevision: number; deltas: Deltas; saveKey: string }[],
    isDown: false,
    /** The next answers are lost after the save was applied. */
    losesAnswers: false,
    remembersDeltas: true,
    refusal: undefined as Extract<SaveAnswer, { kind: 'refused' }> | undefined,
    /** Called before a save is handled. */
    before: async (): Promise<void> => {},
    /** Somebody saves from elsewhere. */
    change(next: DraftDocument): void {
      log.push(deltasBetween(server.document, next))
      server.document = next
      server.revision += 1
    },
    async save(save): Promise<SaveAnswer> {
      if (server.isDown) throw new TypeError('Failed to fetch')
      server.requests.push(structuredClone(save))
      await server.before()
      if (server.refusal) return server.refusal
      const known = saves.get(save.saveKey)
      if (known !== undefined) return { kind: 'saved', revision: known }
      if (save.baseRevision !== server.revision) {
        const deltas = server.remembersDeltas ? log.slice(save.baseRevision - 1) : null
        return { kind: 'conflict', revision: server.revision, deltas }
      }
      const applied = applyDeltas(server.document, JSON.parse(JSON.stringify(save.deltas)))
      if (!applied.ok)
        return { kind: 'refused', code: 'BAD_REQUEST', message: applied.problem.message, mayPass: false }
      log.push(save.deltas)
      server.document = applied.document
      server.revision += 1
      saves.set(save.saveKey, server.revision)
      if (server.losesAnswers) throw new TypeError('Failed to fetch')
      return { kind: 'saved', revision: server.revision }
    },
    async read(): Promise<ServerDraft> {
      if (server.isDown) throw new TypeError('Failed to fetch')
      return { revision: server.revision, document: structuredClone(server.document) }
    },
  } satisfies DraftServer & Record<string, unknown>
  return server
}

/** What a browser stores, which outlives its tabs. */
function newStore() {
  const journals = new Map<string, Journaled>()
  const store = {
    /** Why nothing can be stored, if that is so. */
    failure: undefined as string | undefined,
    writes: 0,
    journals,
  }
  const write = async (work: () => void): Promise<void> => {
    await Promise.resolve()
    if (store.failure) throw new DOMException(store.failure, 'QuotaExceededError')
    store.writes += 1
    work()
  }
  const keyOf = ({ postId, tabId }: JournalKey) => `${postId} ${tabId}`
  const known = (key: JournalKey): Journaled => {
    const journal = journals.get(keyOf(key))
    if (!journal) throw new Error('nothing is stored of this journal')
    return journal
  }
  const port: JournalStore = {
    readAll: async (postId) => {
      if (store.failure === 'forbidden') throw new DOMException('forbidden', 'SecurityError')
      return structuredClone([...journals.values()].filter((journal) => journal.postId === postId))
    },
    storiesAt: async (revision) => [
      ...new Set(
        [...journals.values()].flatMap(({ postId, head }) => (head.revision <= revision ? [postId] : [])),
      ),
    ],
    replace: (journal) => write(() => void journals.set(keyOf(journal), structuredClone(journal))),
    append: (key, entry) =>
      write(() => {
        const { entries } = known(key)
        const at = entries.findIndex(({ seq }) => seq === entry.seq)
        entries.splice(at < 0 ? entries.length : at, 1, structuredClone(entry))
      }),
    setHead: (key, head) =>
      write(() => {
        known(key).head = structuredClone(head)
      }),
    remove: (key) => write(() => void journals.delete(keyOf(key))),
  }
  return Object.assign(store, { port })
}

/** A browser with its tabs, and a server with one story. */
export function newWorld(document: DraftDocument = of('aaaa', 'bbbb')) {
  const server = newServer(document)
  const store = newStore()
  const held = new Set<string>()
  const listeners = new Set<(revision: number, from: object) => void>()
  let keys = 0

  function newTab({ isNew = false } = {}) {
    const tab = {
      states: [] as JournalState[],
      shown: undefined as DraftDocument | undefined,
      journal: undefined as unknown as DraftJournal,
      isDead: false,
      tabId: '',
      /** Ends without a word. What was on its way arrives, but nobody hears of it. */
      crash(): void {
        tab.isDead = true
        held.delete(tab.tabId)
      },
      /** The writer decides a conflict, by default the one that there is. */
      decide(document: DraftDocument, seen?: DraftConflict): void {
        const conflict = seen ?? tab.journal.state.conflict
        if (!conflict) throw new Error('There is no conflict to decide')
        tab.journal.resolve(document, conflict)
      },
    }
    const never = new Promise<never>(() => {})
    const alive = async <Value>(work: () => Promise<Value>): Promise<Value> => {
      const value = tab.isDead ? await never : await work()
      return tab.isDead ? never : value
    }
    const { port } = store
    const tabs: Tabs = {
      areKnown: true,
      hold: async ({ tabId }) => {
        held.add(tabId)
        tab.tabId = tabId
        return () => void held.delete(tabId)
      },
      isHeld: async ({ tabId }) => held.has(tabId),
      tell: (_postId, revision) => {
        for (const listener of listeners) listener(revision, tab)
      },
      listen: (_postId, onRevision) => {
        const listener = (revision: number, from: object) => {
          if (from !== tab && !tab.isDead) onRevision(revision)
        }
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    }
    tab.journal = new DraftJournal({
      postId: 'post',
      isNew,
      server: { save: (save) => alive(() => server.save(save)), read: () => alive(server.read) },
      store: {
        readAll: (postId) => alive(() => port.readAll(postId)),
        storiesAt: (revision) => alive(() => port.storiesAt(revision)),
        replace: (journal) => alive(() => port.replace(journal)),
        append: (key, entry) => alive(() => port.append(key, entry)),
        setHead: (key, head) => alive(() => port.setHead(key, head)),
        remove: (key) => alive(() => port.remove(key)),
      },
      tabs,
      newKey: () => `key${++keys}`,
      onState: (state) => tab.states.push(state),
      onDocument: (shown) => {
        tab.shown = shown
      },
    })
    return tab
  }

  async function openTab(options: Parameters<typeof newTab>[0] = {}) {
    const tab = newTab(options)
    const opened = await tab.journal.open()
    if (!('kind' in opened)) tab.shown = opened
    return tab
  }
  return { server, store, openTab }
}
