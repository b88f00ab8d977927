/** The mark: leaves folded into each other, seen from the end of the fold. */
export function Mark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className="text-accent">
      <path
        d="M4 7c5-1.6 9.400-.6 12 2.600C18.600 6.400 23 5.400 28 7v17c-5-1.600-9.400-.6-12 2.600C13.400 23.400 9 22.400 4 24z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.200"
        strokeLinejoin="round"
      />
      <path
        d="M16 9.600v17M9 11.500c2.600.2 4.600 1.200 7 3.500 2.400-2.300 4.400-3.300 7-3.500"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.200"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** The mark and the name. */
export function Wordmark({ name = 'Quire' }: { name?: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <Mark />
      <span className="font-serif text-24 font-semibold tracking-tight">{name}</span>
    </span>
  )
}
