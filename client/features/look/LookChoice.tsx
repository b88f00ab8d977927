import { type LookName, useLook } from '../../lib/look'
import { useChooseLook } from '../../shell/use-choose-look'

interface Props {
  name: LookName
  label: string
  /** The values, each with its text, in the order in which they are shown. */
  options: readonly (readonly [value: string, text: string])[]
  className?: string
}

const OPTION =
  'relative flex min-h-11 flex-1 cursor-pointer items-center justify-center rounded-input border px-1 py-1 text-center has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'
const CHOSEN = 'border-accent bg-accent-wash font-medium forced-colors:border-[Highlight]'
const OTHER = 'border-control text-ink-soft hover:border-ink hover:text-ink'

/** One of the reader's choices: radio buttons side by side, each of which takes effect at once. */
export function LookChoice({ name, label, options, className = '' }: Props) {
  const chosen = useLook(name)
  const choose = useChooseLook()
  return (
    <fieldset className={`mt-4 ${className}`}>
      <legend className="mb-2 text-13 text-ink-soft">{label}</legend>
      <div className="flex gap-2">
        {options.map(([value, text]) => (
          <label key={value} className={`${OPTION} ${value === chosen ? CHOSEN : OTHER}`}>
            <input
              type="radio"
              name={`look-${name}`}
              value={value}
              checked={value === chosen}
              onChange={() => choose(name, value)}
              className="sr-only"
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
