import { MARK_PATH } from '../../schema/brand/mark'

/** The mark: interleaved leaves, seen from the end of the fold. */
function Mark({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" className="shrink-0 text-accent">
      <path d={MARK_PATH} fill="currentColor" />
    </svg>
  )
}

/** The mark and the name. A compact one has smaller letters on phones, and is the mark alone on the narrowest. */
export function Wordmark({ name, isCompact = false }: { name: string; isCompact?: boolean }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <Mark />
      <span
        className={`font-serif text-24 font-semibold tracking-tight ${isCompact ? 'truncate max-sm:text-20 max-[23.4375rem]:hidden' : ''}`}
      >
        {name}
      </span>
    </span>
  )
}
