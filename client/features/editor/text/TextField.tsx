import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { EMPTY_DRAFT } from '../../../../schema/story/draft'
import { mergeDocuments } from '../../../../schema/story/merge-documents'
import type { StoryBody } from '../../../../schema/story/paragraph'
import { LANGUAGE } from '../../../../schema/wording/language'
import { HiddenField } from '../../../ui/form/HiddenField'
import { useLazy } from '../../../ui/lazy'
import { BodyEditor, type BodyHandle } from '../BodyEditor'
import type { DraftConflict } from '../journal/state'
import { BLOCK_CHOICES } from '../menus/choices'
import { fromParagraphs } from '../model/from-paragraphs'
import { toParagraphs } from '../model/to-paragraphs'
import { conflictDialog } from '../page/parts'

/** What a form can do with its text. */
export interface TextHandle {
  read: () => StoryBody
  /**
   * Joins what somebody else has saved meanwhile with what is written here. Where both have changed the same
   * paragraph, it asks.
   *
   * @param base what both began from
   * @returns whether the text can be saved; not if the decision is put off
   */
  join: (base: StoryBody, theirs: StoryBody) => Promise<boolean>
}

interface Props {
  /** The text when the form opens; later ones are ignored. */
  body: StoryBody
  label: string
  hint: string
  ref?: Ref<TextHandle>
}

/** Only stories have a preview for those who aren't members. */
const BLOCKS = BLOCK_CHOICES.filter(({ id }) => id !== 'previewEnd' && id !== 'subscribe')

/** Data that was computed for readers isn't part of the written text. */
const written = (body: StoryBody): StoryBody => toParagraphs(fromParagraphs(body))
const documentOf = (body: StoryBody) => ({ ...EMPTY_DRAFT, body: written(body) })

interface Question extends Pick<DraftConflict, 'merged' | 'conflicts'> {
  answer: (isDecided: boolean) => void
}

/** A text of paragraphs as a field of a form. Rule: docs/rules/publications.md, "Texts". */
export function TextField({ body, label, hint, ref }: Props) {
  const text = useRef<BodyHandle>(null)
  const [changes, setChanges] = useState(0)
  const [question, setQuestion] = useState<Question>()
  const ConflictDialog = useLazy(conflictDialog, question !== undefined)
  const read = () => text.current?.read() ?? written(body)
  useImperativeHandle(ref, () => ({
    read,
    join: (base, theirs) => {
      const merge = mergeDocuments(documentOf(base), documentOf(read()), documentOf(theirs))
      const { document: merged, conflicts } = merge
      if (conflicts.length > 0) return new Promise((answer) => setQuestion({ merged, conflicts, answer }))
      text.current?.replace(merged.body)
      return Promise.resolve(true)
    },
  }))
  return (
    <div className="story-editor" data-small="">
      <BodyEditor
        ref={text}
        body={body}
        language={LANGUAGE}
        label={label}
        hint={hint}
        blocks={BLOCKS}
        onChange={() => setChanges((count) => count + 1)}
      />
      <HiddenField name="changes" value={String(changes)} />
      {ConflictDialog && question && (
        <ConflictDialog
          conflict={question}
          onDecided={({ body }) => {
            text.current?.replace(body)
            question.answer(true)
          }}
          onClosed={() => {
            setQuestion(undefined)
            // A decision is told right after the dialog has closed.
            setTimeout(() => question.answer(false))
          }}
        />
      )}
    </div>
  )
}
