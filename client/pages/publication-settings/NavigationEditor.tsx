import { MAX_NAVIGATION_ITEMS } from '../../../schema/rules/limits'
import { publicationSettingsWording } from '../../../schema/wording/publication-settings'
import { settingsWording } from '../../../schema/wording/settings'
import { useArranged } from '../../features/arrange/use-arranged'
import { EditConflict } from '../../features/collection/edit-conflict/EditConflict'
import { Reaching } from '../../features/settings/Reaching'
import { failureOf } from '../../features/settings/SignInAgain'
import { useKeptFocus } from '../../lib/use-kept-focus'
import { Button } from '../../ui/Button'
import { Form } from '../../ui/form/Form'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { UnsavedGuard, UnsavedNote } from '../../ui/form/Unsaved'
import { NavigationRow, nameOf } from './NavigationRow'
import { type Publication, textOfEntries, useEntries } from './use-entries'

const { navigation: wording, save, saving } = publicationSettingsWording

/** The navigation of a publication: its entries and their order. Rule: docs/rules/publications.md, "Navigation of a publication". */
export function NavigationEditor({ publication }: { publication: Publication }) {
  const area = useKeptFocus<HTMLElement>()
  const state = useEntries(publication)
  const { entries, errors, isPending, hasChanges } = state
  const { list, rows, said } = useArranged({
    items: entries,
    nameOf,
    movedText: wording.moved,
    onMove: state.move,
  })
  return (
    <section ref={area} aria-labelledby="navigation" className="mt-10">
      <h2 id="navigation" tabIndex={-1} className="font-serif text-20 font-semibold outline-none">
        {wording.title}
      </h2>
      <p className="mt-2 text-14 text-ink-soft text-pretty">{wording.text}</p>
      <Reaching>
        <Form
          held={{ errors, isPending, hasChanges }}
          failure={failureOf(state.refusal)}
          className="mt-4"
          onSubmit={state.save}
        >
          {entries.length === 0 && <p className="py-6 text-16 text-ink-soft">{wording.none}</p>}
          <ol {...list}>
            {rows.map(({ item: entry, arranged }) => (
              <NavigationRow
                key={entry.key}
                publication={publication}
                entry={entry}
                arranged={arranged}
                onEdit={(values) => state.edit(entry.key, values)}
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
              <EditConflict
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
          <UnsavedGuard wording={settingsWording.unsaved} />
        </Form>
      </Reaching>
    </section>
  )
}
