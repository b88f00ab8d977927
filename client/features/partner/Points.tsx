/** What there is to know before something is decided. */
export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="mt-6 list-disc space-y-3 ps-6 font-serif text-18 text-pretty">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
