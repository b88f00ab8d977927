import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { MAX_RESPONSE } from '../../../schema/rules/limits'
import type { Deltas } from '../../../schema/story/delta'
import type { StoryBody } from '../../../schema/story/paragraph'
import { responseWording as wording } from '../../../schema/wording/responses'
import { TextArea } from '../../ui/form/TextArea'
import { useLazy } from '../../ui/lazy'
import { responseEditor } from './editor/lazy'
import type { EditorHandle } from './editor/ResponseEditor'
import { keepBody, keepText, keptResponse } from './kept-text'
import { placeIn, plainOf, retyped, withEarly } from './typed'

export interface InputHandle {
  /**
   * The text to send: the editor's, or the one typed before the editor had loaded. Nothing while the editor is awaited.
   */
  read: () => { text: string } | { deltas: Deltas } | undefined
  hasChanged: () => boolean
  isUploading: () => boolean
}

interface Props {
  label: string
  /** The response that is changed; absent for a new one. */
  changed?: StoryBody | undefined
  /** Where the text is kept. */
  keptAs?: string | undefined
  /** Whether it continues a change that was begun before. */
  isBegun: boolean
  hasFocus: boolean
  ref: Ref<InputHandle>
}

function keep(id: string, written: StoryBody | string): void {
  if (typeof written === 'string') keepText(id, written)
  else keepBody(id, written)
}

/**
 * Where a response is written: a plain field, until the editor is there, which comes with its first touch. The editor
 * takes over what was typed meanwhile, with the focus and the selection. Without a connection the plain field keeps
 * working.
 */
export function ResponseInput({ label, changed, keptAs, isBegun, hasFocus, ref }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  const editor = useRef<EditorHandle>(null)
  const [given, setGiven] = useState<StoryBody | string>(changed ?? '')
  const [isWanted, setWanted] = useState(changed !== undefined)
  const [isReady, setReady] = useState(false)
  const hasChanged = useRef(isBegun)
  const isComposing = useRef(false)
  const hasBegun = useRef(false)
  // The plain field sends a plain text as well: no reload takes it away from the person typing.
  const Editor = useLazy(responseEditor, isWanted, typeof given !== 'string')
  const plain = plainOf(given)
  // The server doesn't know what the browser has kept. Before anything else can be typed.
  useLayoutEffect(() => {
    const element = area.current
    if (keptAs === undefined || changed || !element || hasBegun.current) return
    hasBegun.current = true
    const begun = withEarly(keptResponse(keptAs), element.value)
    if (begun === '') return
    keep(keptAs, begun)
    setGiven(begun)
    setWanted(typeof begun !== 'string')
    element.value = plainOf(begun)
  }, [keptAs, changed])
  useEffect(() => {
    const element = area.current
    // Somebody may have begun before the page's script was there.
    if (element === document.activeElement) setWanted(true)
    else if (hasFocus && element) {
      element.focus()
      element.setSelectionRange(element.value.length, element.value.length)
    }
  }, [hasFocus])
  useImperativeHandle(ref, () => ({
    read: () => {
      if (isReady) return editor.current?.read()
      return typeof given === 'string' ? { text: area.current?.value ?? '' } : undefined
    },
    hasChanged: () => hasChanged.current,
    isUploading: () => editor.current?.isUploading() === true,
  }))
  /** At once, so that nothing can be typed or pressed in between. */
  const takeOver = () => {
    const element = area.current
    if (!element || !editor.current || isComposing.current) return
    const { value, selectionStart, selectionEnd } = element
    if (value !== plain) editor.current.take(value)
    if (document.activeElement === element)
      editor.current.enter(placeIn(given, value, selectionStart), placeIn(given, value, selectionEnd))
    flushSync(() => setReady(true))
  }
  const near = () => setWanted(true)
  return (
    <>
      {Editor && (
        <div className={isReady ? '' : 'h-0 overflow-hidden'} aria-hidden={!isReady || undefined}>
          <Editor
            ref={editor}
            isReady={isReady}
            given={given}
            label={label}
            // React may still be drawing, and can't draw within that.
            onReady={() => queueMicrotask(takeOver)}
            onChange={(body) => {
              hasChanged.current = true
              if (keptAs !== undefined) keepBody(keptAs, body)
            }}
          />
        </div>
      )}
      {!isReady && (
        <TextArea
          ref={area}
          name="text"
          label={label}
          placeholder={wording.placeholder}
          defaultValue={plain}
          rows={3}
          dir="auto"
          onPointerEnter={near}
          onFocus={near}
          onCompositionStart={() => {
            isComposing.current = true
          }}
          onCompositionEnd={() => {
            isComposing.current = false
            setTimeout(takeOver)
          }}
          onChange={({ currentTarget: { value } }) => {
            hasChanged.current = true
            if (keptAs !== undefined) keep(keptAs, typeof given === 'string' ? value : retyped(given, value))
          }}
          counter={{ max: MAX_RESPONSE, label: wording.counter }}
        />
      )}
    </>
  )
}
