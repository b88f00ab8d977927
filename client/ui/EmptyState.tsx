import { ButtonLink } from './ButtonLink'

interface Props {
  /** A sentence that says what isn't there. */
  text: string
  /** The next step. */
  more?: { href: string; text: string } | false | undefined
}

/** Takes the place of a list that has nothing in it. Rule: docs/rules/ui.md, "Empty lists". */
export function EmptyState({ text, more }: Props) {
  return (
    <div className="py-12">
      <p className="max-w-[56ch] text-16 text-ink-soft text-pretty">{text}</p>
      {more && (
        <ButtonLink href={more.href} className="mt-6">
          {more.text}
        </ButtonLink>
      )}
    </div>
  )
}
