import { useEffect, useRef, useState } from 'react'
import { meanwhileWording as wording } from '../../../../schema/wording/meanwhile'
import { Button } from '../../../ui/Button'
import { Select } from '../../../ui/form/Select'
import type { Values } from './merge-values'
import type { Question } from './use-joined-save'

interface Props<Form extends Values> {
  question: Question<Form>
  /** What each field is called. */
  labels: Readonly<Record<keyof Form & string, string>>
  /** A value as people read it. */
  textOf?: (name: keyof Form & string, value: string) => string
  isPending: boolean
  onDecided: (values: Form) => void
  onPutOff: () => void
}

function Version({ label, text }: { label: string; text: string }) {
  return (
    <div className="min-w-0 rounded-input border border-line p-4">
      <h3 className="text-13 font-medium text-ink-soft">{label}</h3>
      <p className="mt-2 whitespace-pre-wrap wrap-anywhere">
        {text || <span className="text-ink-soft">{wording.nothing}</span>}
      </p>
    </div>
  )
}

/** Fields that somebody else has saved meanwhile, with both values, and which of them stays. */
export function EditConflict<Form extends Values>(props: Props<Form>) {
  const { question, labels, textOf = (_name, value) => value, isPending, onDecided, onPutOff } = props
  const { merged, theirs, conflicts } = question
  const heading = useRef<HTMLHeadingElement>(null)
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => heading.current?.focus(), [])
  const decided = () =>
    ({
      ...merged,
      ...Object.fromEntries([...taken].map((name) => [name, theirs.values[name]])),
    }) as Form
  return (
    <section
      aria-labelledby="meanwhile"
      data-testid="meanwhile"
      className="flex flex-col gap-6 rounded-input border border-line-strong p-5"
    >
      <div>
        <h2
          id="meanwhile"
          ref={heading}
          tabIndex={-1}
          className="font-serif text-20 font-semibold outline-none"
        >
          {wording.title}
        </h2>
        <p className="mt-2 text-14 text-ink-soft text-pretty">{wording.text}</p>
      </div>
      {conflicts.map((name) => (
        <div key={name} className="flex flex-col gap-3">
          <div className="grid gap-3 sm:grid-cols-2">
            <Version label={wording.ours(labels[name])} text={textOf(name, merged[name] ?? '')} />
            <Version label={wording.theirs(labels[name])} text={textOf(name, theirs.values[name] ?? '')} />
          </div>
          <Select
            label={wording.keep(labels[name])}
            value={taken.has(name) ? 'theirs' : 'ours'}
            onChange={({ currentTarget }) => {
              const next = new Set(taken)
              if (currentTarget.value === 'theirs') next.add(name)
              else next.delete(name)
              setTaken(next)
            }}
          >
            <option value="ours">{wording.keepOurs}</option>
            <option value="theirs">{wording.keepTheirs}</option>
          </Select>
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button look="main" isPending={isPending} onClick={() => onDecided(decided())}>
          {wording.save}
        </Button>
        <Button onClick={onPutOff}>{wording.later}</Button>
      </div>
    </section>
  )
}
