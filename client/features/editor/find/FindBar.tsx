import { TextSelection } from 'prosemirror-state'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { findWording as wording } from '../../../../schema/wording/find'
import { Button } from '../../../ui/Button'
import { IconButton } from '../../../ui/IconButton'
import type { StoryView } from '../view/use-story-view'
import { findMatches, type Match } from './matches'
import { replaceMatches } from './replace'
import { useMarkedMatches } from './use-marked-matches'
import '../../../styles/editor-find.css'

const FIELD =
  'min-h-9 w-full min-w-0 rounded-input border border-line-strong bg-paper px-3 text-14 pointer-coarse:min-h-11 pointer-coarse:text-16'

/** The words that are selected within a paragraph: what is probably looked for. */
function selectedWords({ state }: StoryView): string {
  const { from, to, $from, $to } = state.selection
  return $from.sameParent($to) ? state.doc.textBetween(from, to) : ''
}

interface Option {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

function Check({ label, isOn, onChange }: Option) {
  return (
    <label className="inline-flex min-h-9 cursor-pointer items-center gap-2 text-14 whitespace-nowrap pointer-coarse:min-h-11">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="size-4 accent-accent"
      />
      {label}
    </label>
  )
}

/** Finds and replaces words of the text. Rule: docs/rules/editor.md, "Find and replace". */
export function FindBar({ story, onClosed }: { story: StoryView; onClosed: () => void }) {
  const { view, state } = story
  const bar = useRef<HTMLElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [words, setWords] = useState(() => selectedWords(story))
  const [isCase, setCase] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const [replacement, setReplacement] = useState('')
  const [said, setSaid] = useState('')
  const [at, setAt] = useState(0)
  const matches = useMemo(
    () => findMatches(state.doc, { words, isCase, isWhole }),
    [state.doc, words, isCase, isWhole],
  )
  const current = Math.min(at, Math.max(matches.length - 1, 0))
  useMarkedMatches(view, bar, matches, current)
  useEffect(() => {
    field.current?.select()
    // The first one from the cursor on is the one that is meant.
    const after = matches.findIndex(({ to }) => to >= view.state.selection.from)
    setAt(Math.max(after, 0))
    const again = (event: globalThis.KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 'f') return
      event.preventDefault()
      field.current?.select()
    }
    document.addEventListener('keydown', again)
    return () => document.removeEventListener('keydown', again)
    // Only when it opens.
  }, [])
  const go = (by: 1 | -1) => {
    setSaid('')
    if (matches.length > 0) setAt((current + by + matches.length) % matches.length)
  }
  const close = () => {
    const match = matches[current]
    if (match) {
      const { doc, tr } = view.state
      view.dispatch(tr.setSelection(TextSelection.create(doc, match.from, match.to)))
    }
    onClosed()
    view.focus()
  }
  const replace = (chosen: readonly Match[]) => {
    if (replaceMatches(chosen, replacement)(view.state, view.dispatch))
      setSaid(wording.replaced(chosen.length))
  }
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    close()
  }
  const match = matches[current]
  const count =
    words === '' ? '' : matches.length === 0 ? wording.none : wording.count(current + 1, matches.length)
  return (
    <search
      ref={bar}
      aria-label={wording.label}
      onKeyDown={pressed}
      className="fixed inset-x-0 top-14 z-10 border-b border-line bg-paper px-4 py-2 sm:px-6"
    >
      <div className="mx-auto grid max-w-inset grid-cols-1 gap-2 pe-11 sm:grid-cols-2">
        <div className="flex items-center gap-1">
          <input
            ref={field}
            aria-label={wording.find}
            placeholder={wording.find}
            value={words}
            autoComplete="off"
            spellCheck={false}
            className={FIELD}
            onChange={(event) => {
              setWords(event.currentTarget.value)
              setSaid('')
              setAt(0)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              go(event.shiftKey ? -1 : 1)
            }}
          />
          <IconButton
            icon="down"
            label={wording.previous}
            isIdle={matches.length < 2}
            className="size-9 rotate-180 pointer-coarse:size-11"
            onClick={() => go(-1)}
          />
          <IconButton
            icon="down"
            label={wording.next}
            isIdle={matches.length < 2}
            className="size-9 pointer-coarse:size-11"
            onClick={() => go(1)}
          />
        </div>
        <div className="flex items-center gap-x-4">
          <p role="status" className="min-w-20 text-13 whitespace-nowrap text-ink-soft tabular-nums">
            {said || count}
          </p>
          <Check label={wording.matchCase} isOn={isCase} onChange={setCase} />
          <Check label={wording.wholeWords} isOn={isWhole} onChange={setWhole} />
        </div>
        <input
          aria-label={wording.replaceWith}
          placeholder={wording.replaceWith}
          value={replacement}
          autoComplete="off"
          className={FIELD}
          onChange={(event) => setReplacement(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !match) return
            event.preventDefault()
            replace([match])
          }}
        />
        <div className="flex items-center gap-2">
          {/* A button that is disabled would lose the focus, and the bar its keys. */}
          <Button size="small" aria-disabled={!match} onClick={() => match && replace([match])}>
            {wording.replace}
          </Button>
          <Button size="small" aria-disabled={!match} onClick={() => replace(matches)}>
            {wording.replaceAll}
          </Button>
        </div>
      </div>
      <IconButton icon="close" label={wording.close} className="absolute end-2 top-1" onClick={close} />
    </search>
  )
}
