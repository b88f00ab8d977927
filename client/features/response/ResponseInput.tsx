import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { MAX_RESPONSE } from '../../../schema/rules/limits'
import type { Deltas } from '../../../schema/story/delta'
import type { StoryBody } from '../../../schema/story/paragraph'
import { bodyText } from '../../../schema/story/text'
import { responseWording as wording } from '../../../schema/wording/responses'
import { TextArea } from '../../ui/form/TextArea'
import { usePart } from '../../ui/part'
import { responseEditor } from './editor/part'
import type { EditorHandle } from './editor/ResponseEditor'
import { keepBody, keepText } from './kept-text'

export interface InputHandle {
  /** What is sent: what the editor made, or what was typed before it was there. Nothing while it is awaited. */
  read: () => { text: string } | { deltas: Deltas } | undefined
  hasChanged: () => boolean
  isUploading: () => boolean
}

interface Props {
  label: string
  given: StoryBody | string
  keptAs?: string | undefined
  hasFocus: boolean
  ref: Ref<InputHandle>
}

/**
 * Where a response is written: a plain field, until the editor is there, which comes with its first touch. The editor
 * takes over what was typed meanwhile, with the focus. Without a connection the plain field goes on to work.
 */
export function ResponseInput({ label, given, keptAs, hasFocus, ref }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  const editor = useRef<EditorHandle>(null)
  const [isWanted, setWanted] = useState(typeof given !== 'string')
  const [isReady, setReady] = useState(false)
  const hasChanged = useRef(false)
  const isComposing = useRef(false)
  const Editor = usePart(responseEditor, isWanted)
  const plain = typeof given === 'string' ? given : bodyText(given)
  useEffect(() => {
    if (hasFocus) area.current?.focus()
  }, [hasFocus])
  useImperativeHandle(ref, () => ({
    read: () => {
      if (isReady) return editor.current?.read()
      return typeof given === 'string' ? { text: area.current?.value ?? '' } : undefined
    },
    hasChanged: () => hasChanged.current,
    isUploading: () => editor.current?.isUploading() === true,
  }))
  const takeOver = () => {
    const element = area.current
    if (!element || isReady || isComposing.current) return
    if (element.value !== plain) editor.current?.take(element.value)
    if (document.activeElement === element) editor.current?.enter()
    setReady(true)
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
            onReady={takeOver}
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
            if (editor.current) setTimeout(takeOver)
          }}
          onChange={({ currentTarget: { value } }) => {
            hasChanged.current = true
            if (keptAs !== undefined) keepText(keptAs, value)
          }}
          counter={{ max: MAX_RESPONSE, label: wording.counter }}
        />
      )}
    </>
  )
}
