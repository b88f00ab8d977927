import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DraftDocument } from '../../../../schema/story/draft'
import { useApp } from '../../../lib/app'
import { browserTabs } from '../journal/browser-tabs'
import { Contests } from '../journal/contests'
import { graphqlDraftServer } from '../journal/graphql-server'
import { indexedJournalStore } from '../journal/indexed-store'
import { DraftJournal } from '../journal/journal'
import { BEGINNING } from '../journal/opening'
import { otherEditors } from '../journal/other-editors'
import type { Refusal } from '../journal/ports'
import { type DraftConflict, isSafeToClose, type JournalState } from '../journal/state'

interface Options {
  postId: string
  /** A story that is begun here. */
  isNew: boolean
  /** Others have written too: the editor shows this. */
  onDocument: (document: DraftDocument) => void
}

export interface OpenDraft {
  journal: DraftJournal | undefined
  state: JournalState
  /** The text to begin with, once it is loaded. */
  document: DraftDocument | undefined
  /** Why it can't be written. */
  refusal: Refusal | undefined
  /** What another editor of the story can't join, and can be settled here. */
  contest: DraftConflict | undefined
  settle: (document: DraftDocument) => void
  /** Whether the server couldn't be reached, and this browser doesn't know the story. */
  hasFailed: boolean
}

const OPENING: JournalState = { status: 'opening', unsent: 0, isKept: true, revision: 0 }

/** The journal of a story, open as long as the component is mounted. Rule: docs/rules/writing.md, "The journal". */
export function useDraftJournal({ postId, isNew, onDocument }: Options): OpenDraft {
  const { execute } = useApp()
  const [state, setState] = useState(OPENING)
  const [journal, setJournal] = useState<DraftJournal>()
  const [document, setDocument] = useState<DraftDocument>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [hasFailed, setFailed] = useState(false)
  const [contest, setContest] = useState<DraftConflict>()
  const contests = useRef<Contests>(undefined)
  const shown = useEffectEvent(onDocument)
  // Whether a story is new is known when it is opened; its first save changes that.
  const wasNew = useRef(isNew)
  useEffect(() => {
    let isOpen = true
    const newKey = () => crypto.randomUUID()
    const connect = () => {
      contests.current ??= new Contests({
        journal: opened,
        connect: (hearing) => otherEditors(postId, hearing),
        newKey,
        onContest: (next) => isOpen && setContest(next),
      })
    }
    const opened = new DraftJournal({
      postId,
      isNew: wasNew.current,
      server: graphqlDraftServer(execute, postId),
      store: indexedJournalStore(),
      tabs: browserTabs,
      newKey,
      onState: (next) => {
        if (!isOpen) return
        setState(next)
        // A story that was begun here has no other editors before the server has it.
        if (next.revision > BEGINNING.revision || (next.revision > 0 && !wasNew.current)) connect()
        contests.current?.changed(next)
      },
      onDocument: (text) => {
        if (!isOpen) return
        // An editor that isn't there yet begins with it.
        setDocument(text)
        shown(text)
      },
    })
    opened.open().then(
      (text) => {
        if (!isOpen) return void opened.close()
        if ('kind' in text) setRefusal(text)
        else setDocument(text)
        setJournal(opened)
      },
      () => isOpen && setFailed(true),
    )
    const flush = () => opened.flush()
    const retry = () => opened.retry()
    const warn = (event: BeforeUnloadEvent) => {
      opened.flush()
      if (!isSafeToClose(opened.state)) event.preventDefault()
    }
    window.addEventListener('pagehide', flush)
    window.addEventListener('visibilitychange', flush)
    window.addEventListener('online', retry)
    window.addEventListener('beforeunload', warn)
    return () => {
      isOpen = false
      contests.current?.stop()
      contests.current = undefined
      window.removeEventListener('pagehide', flush)
      window.removeEventListener('visibilitychange', flush)
      window.removeEventListener('online', retry)
      window.removeEventListener('beforeunload', warn)
      // What was written last is sent before the journal is left to the next tab.
      void opened.settle().finally(() => opened.close())
    }
  }, [postId, execute])
  const settle = (text: DraftDocument) => contests.current?.resolve(text)
  return { journal, state, document, refusal, hasFailed, contest, settle }
}
