import { letterPage } from '../../../schema/wording/letter-page'
import { useDeadLinks } from '../../features/editor/publish/use-dead-links'
import type { Proof } from './asked'

const wording = letterPage.checks

interface Line {
  isFine: boolean
  text: string
  /** The address that it is about. */
  url?: string
}

/** What a writer should know before a letter goes out; nothing of it stops one. */
export function Checks({
  proof,
}: {
  proof: Pick<Proof, 'bytes' | 'isCut' | 'picturesWithoutAlt' | 'links' | 'hasPostalAddress' | 'post'>
}) {
  const { bytes, isCut, picturesWithoutAlt, hasPostalAddress, post } = proof
  const dead = useDeadLinks(() => proof.links)
  const hasAlt = picturesWithoutAlt === 0
  const lines: Line[] = [
    { isFine: !isCut, text: isCut ? wording.cut : wording.size(Math.max(1, Math.round(bytes / 1000))) },
    { isFine: hasAlt, text: hasAlt ? wording.altDone : wording.alt(picturesWithoutAlt) },
    ...(dead ?? []).map(({ url, reason }) => ({ isFine: false, text: wording.deadLink[reason], url })),
    { isFine: hasPostalAddress, text: hasPostalAddress ? wording.addressDone : wording.address },
    ...(post.isLocked ? [{ isFine: true, text: wording.members }] : []),
  ]
  return (
    <section className="mt-10">
      <h3 className="font-serif text-20 font-semibold">{wording.title}</h3>
      <ul aria-live="polite" className="mt-3 grid gap-2 text-16">
        {lines.map(({ isFine, text, url }) => (
          <li
            key={text + (url ?? '')}
            data-check={isFine ? 'fine' : 'look'}
            className="flex gap-3 text-pretty"
          >
            <span aria-hidden="true" className={isFine ? 'text-accent' : 'text-danger'}>
              {isFine ? '✓' : '!'}
            </span>
            <span className="min-w-0 wrap-anywhere">
              {text} {url !== undefined && <span className="text-ink-soft">{url}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
