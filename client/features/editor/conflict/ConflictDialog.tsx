import { useId, useRef, useState } from 'react'
import type { DraftDocument } from '../../../../schema/story/draft'
import { editorWording } from '../../../../schema/wording/editor'
import { Button } from '../../../ui/Button'
import { type DialogHandle, DialogPopup } from '../../../ui/dialog/DialogPopup'
import { Form } from '../../../ui/form/Form'
import { SubmitButton } from '../../../ui/form/SubmitButton'
import type { DraftConflict } from '../journal/state'
import { randomName } from '../model/names'
import { ConflictPlace } from './ConflictPlace'
import { type Choice, conflictName, defaultSide, resolvedConflict } from './resolve-conflict'

const wording = editorWording.conflict

interface Props {
  conflict: Pick<DraftConflict, 'merged' | 'conflicts'>
  onDecided: (document: DraftDocument) => void
  onClosed: () => void
}

/**
 * Shows what was changed here and elsewhere at the same time, and lets the writer choose. Rule:
 * docs/rules/writing.md, "The editor's page".
 */
export function ConflictDialog({ conflict, onDecided, onClosed }: Props) {
  const id = useId()
  const dialog = useRef<DialogHandle>(null)
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map())
  const decide = async () => {
    await dialog.current?.close()
    onDecided(resolvedConflict(conflict, choices, randomName))
    return 'leaving' as const
  }
  return (
    <DialogPopup
      ref={dialog}
      labelledBy={id}
      closeLabel={wording.close}
      onClosed={onClosed}
      width="md:max-w-[840px]"
      shape="full"
    >
      <Form onSubmit={decide} className="flex flex-col gap-6 px-6 pt-10 pb-8 sm:px-8">
        <h2 id={id} className="pe-8 font-serif text-24 font-semibold tracking-tight text-balance">
          {wording.title}
        </h2>
        <p className="text-16 text-ink-soft text-pretty">{wording.text}</p>
        {conflict.conflicts.map((place) => {
          const name = conflictName(place)
          return (
            <ConflictPlace
              key={name}
              conflict={place}
              choice={choices.get(name) ?? defaultSide(place)}
              onChoice={(choice) => setChoices(new Map(choices).set(name, choice))}
            />
          )
        })}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => dialog.current?.leave()}>{wording.later}</Button>
          <SubmitButton>{wording.decide}</SubmitButton>
        </div>
      </Form>
    </DialogPopup>
  )
}
