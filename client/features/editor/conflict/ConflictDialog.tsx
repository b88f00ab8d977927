import { useId, useRef, useState } from 'react'
import type { DraftDocument } from '../../../../schema/story/draft'
import { editorWording } from '../../../../schema/wording/editor'
import { type DialogHandle, DialogPopup } from '../../../ui/dialog/DialogPopup'
import { Form } from '../../../ui/form/Form'
import { DialogButtons } from '../DialogButtons'
import type { DraftConflict } from '../journal/state'
import { randomName } from '../model/names'
import { ConflictPlace } from './ConflictPlace'
import { type Choice, conflictName, defaultSide, resolvedConflict } from './resolve-conflict'

const wording = editorWording.conflict

type Shown = Pick<DraftConflict, 'merged' | 'conflicts'>

interface Props<Conflict extends Shown> {
  conflict: Conflict
  /** Receives the conflict that was shown, which may have gone on elsewhere meanwhile. */
  onDecided: (document: DraftDocument, seen: Conflict) => void
  onClosed: () => void
}

/**
 * Shows what was changed here and elsewhere at the same time, and lets the writer choose. Rule:
 * docs/rules/writing.md, "The editor's page".
 */
export function ConflictDialog<Conflict extends Shown>({
  conflict: newest,
  onDecided,
  onClosed,
}: Props<Conflict>) {
  // What is being decided stays as it is.
  const [conflict] = useState(newest)
  const id = useId()
  const dialog = useRef<DialogHandle>(null)
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map())
  const decide = async () => {
    await dialog.current?.close()
    onDecided(resolvedConflict(conflict, choices, randomName), conflict)
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
        <DialogButtons dialog={dialog} cancel={wording.later} submit={wording.decide} />
      </Form>
    </DialogPopup>
  )
}
