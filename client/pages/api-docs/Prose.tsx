/** A text in which words between backticks are code. */
export function Prose({ children }: { children: string }) {
  return children.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code
        key={index}
        translate="no"
        className="rounded bg-accent-wash px-1 font-mono text-14 wrap-anywhere"
      >
        {part}
      </code>
    ) : (
      part
    ),
  )
}
