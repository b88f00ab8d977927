import { type FormEvent, useEffect, useRef, useState } from 'react'
import { MAX_NAVIGATION_ITEMS } from '../../../schema/rules/limits'
import { publicationSettingsWording } from '../../../schema/wording/publication-settings'
import { settingsWording } from '../../../schema/wording/settings'
import { Meanwhile } from '../../features/collection/meanwhile/Meanwhile'
import { RefusalText } from '../../features/settings/SignInAgain'
import { useKeptFocus } from '../../lib/use-kept-focus'
import { Button } from '../../ui/Button'
import { FormProvider } from '../../ui/form/form-context'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { UnsavedGuard, UnsavedNote } from '../../ui/form/Unsaved'
import { focusFirstFault } from '../../ui/form/values'
import { useRowDrag } from '../../ui/use-row-drag'
import { NavigationRow } from './NavigationRow'
import { type Publication, textOfEntries, useEntries } from './use-entries'

const { navigation: wording, save, saving } = publicationSettingsWording

/** The navigation of a publication: its entries and their order. Rule: docs/rules/publications.md, "Navigation of a publication". */
export function NavigationEditor({ publication }: { publication: Publication }) {
  const area = useKeptFocus<HTMLElement>()
  const form = useRef<HTMLFormElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const state = useEntries(publication)
  const { entries, errors, isPending, hasChanges } = state
  /** What a screen reader is told of a move. */
  const [said, setSaid] = useState('')
  /** Counts failed attempts: after each, the first invalid field gets the focus. */
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    if (attempts > 0 && form.current) focusFirstFault(form.current)
  }, [attempts])
  const move = (from: number, to: number) => {
    const entry = entries[from]
    if (!entry || from === to) return
    state.move(from, to)
    setSaid(wording.moved(entry.title.trim() || wording.unnamed, to + 1, entries.length))
  }
  const { shown, dragged, handle, listeners } = useRowDrag(list, entries, move)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (!(await state.save())) setAttempts((count) => count + 1)
  }
  return (
    <section ref={area} aria-labelledby="navigation" className="mt-10">
      <h2 id="navigation" tabIndex={-1} className="font-serif text-20 font-semibold outline-none">
        {wording.title}
      </h2>
      <p className="mt-2 text-14 text-ink-soft text-pretty">{wording.text}</p>
      <FormProvider value={{ errors, isPending, hasChanges }}>
        <form ref={form} onSubmit={submit} noValidate className="mt-4">
          {entries.length === 0 && <p className="py-6 text-16 text-ink-soft">{wording.none}</p>}
          <ol ref={list} {...listeners}>
            {shown.map((entry, index) => (
              <NavigationRow
                key={entry.key}
                publication={publication}
                entry={entry}
                index={index}
                total={shown.length}
                isDragged={index === dragged}
                grip={handle(index)}
                onEdit={(values) => state.edit(entry.key, values)}
                onMove={(by) => move(index, index + by)}
                onRemove={() => state.remove(entry.key)}
              />
            ))}
          </ol>
          <p role="status" className="sr-only">
            {said}
          </p>
          <div className="mt-6">
            {entries.length >= MAX_NAVIGATION_ITEMS ? (
              <p className="text-14 text-ink-soft">{wording.full(MAX_NAVIGATION_ITEMS)}</p>
            ) : (
              <Button onClick={state.add}>{wording.add}</Button>
            )}
          </div>
          {state.joined.question && (
            <div className="mt-6">
              <Meanwhile
                question={state.joined.question}
                labels={{ items: wording.title }}
                textOf={(_name, items) => textOfEntries(items)}
                isPending={isPending}
                onDecided={state.joined.decide}
                onPutOff={state.joined.putOff}
              />
            </div>
          )}
          <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
            <SubmitButton pendingText={saving}>{save}</SubmitButton>
            <UnsavedNote>{settingsWording.unsaved.note}</UnsavedNote>
          </div>
          <RefusalText id="navigation-refusal" refusal={state.refusal} />
          <UnsavedGuard wording={settingsWording.unsaved} />
        </form>
      </FormProvider>
    </section>
  )
}
