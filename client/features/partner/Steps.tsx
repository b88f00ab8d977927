import { AppLink } from '../../ui/AppLink'

interface Props<Step extends string> {
  label: string
  steps: readonly Step[]
  names: Readonly<Record<Step, string>>
  pathOf: (step: Step) => string
  step: Step
  /** The last one that can be gone to. */
  reached: Step
}

/** The steps of a task; those that have been taken can be taken again. */
export function Steps<Step extends string>({ label, steps, names, pathOf, step, reached }: Props<Step>) {
  const last = steps.indexOf(reached)
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap gap-x-6 text-14">
        {steps.map((name, index) => {
          const text = `${index + 1}. ${names[name]}`
          return (
            <li key={name} className="inline-flex min-h-11 items-center">
              {name === step ? (
                <span aria-current="step" className="font-semibold">
                  {text}
                </span>
              ) : index <= last ? (
                <AppLink href={pathOf(name)} className="text-ink-soft hover:text-ink hover:underline">
                  {text}
                </AppLink>
              ) : (
                <span className="text-ink-faint">{text}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
