interface Props {
  text: string
  /** Pairs of start and end, in UTF-16 units. */
  matches: readonly number[]
}

/** A text with the words that were searched for marked. */
export function Marked({ text, matches }: Props) {
  if (matches.length === 0) return text
  const parts = Array.from({ length: matches.length / 2 }, (_, i) => {
    const [start = 0, end = 0] = matches.slice(2 * i, 2 * i + 2)
    const before = text.slice(matches[2 * i - 1] ?? 0, start)
    return (
      <span key={start}>
        {before}
        <mark className="bg-mark text-ink">{text.slice(start, end)}</mark>
      </span>
    )
  })
  return (
    <>
      {parts}
      {text.slice(matches.at(-1))}
    </>
  )
}
