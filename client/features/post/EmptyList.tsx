import { AppLink } from '../../ui/AppLink'

interface Props {
  text: string
  /** Where to go instead. */
  more: { href: string; text: string } | false
}

/** An empty list: a sentence and a next step. */
export function EmptyList({ text, more }: Props) {
  return (
    <div className="py-12">
      <p className="text-16 text-ink-soft">{text}</p>
      {more && (
        <AppLink
          href={more.href}
          className="mt-6 inline-flex h-11 items-center rounded-full border border-line-strong px-6 text-14 hover:border-ink"
        >
          {more.text}
        </AppLink>
      )}
    </div>
  )
}
