import { letterPage } from '../../../schema/wording/letter-page'
import type { Proof } from './asked'

const wording = letterPage.checks

/** What a writer should know before a letter goes out; nothing of it stops one. */
export function Checks({
  proof,
}: {
  proof: Pick<Proof, 'bytes' | 'isCut' | 'picturesWithoutAlt' | 'hasPostalAddress' | 'post'>
}) {
  const { bytes, isCut, picturesWithoutAlt, hasPostalAddress, post } = proof
  const lines: [isFine: boolean, text: string][] = [
    [!isCut, isCut ? wording.cut : wording.size(Math.max(1, Math.round(bytes / 1000)))],
    [picturesWithoutAlt === 0, picturesWithoutAlt === 0 ? wording.altDone : wording.alt(picturesWithoutAlt)],
    [hasPostalAddress, hasPostalAddress ? wording.addressDone : wording.address],
    ...(post.isLocked ? [[true, wording.members] as [boolean, string]] : []),
  ]
  return (
    <section className="mt-10">
      <h3 className="font-serif text-20 font-semibold">{wording.title}</h3>
      <ul className="mt-3 grid gap-2 text-16">
        {lines.map(([isFine, text]) => (
          <li key={text} data-check={isFine ? 'fine' : 'look'} className="flex gap-3 text-pretty">
            <span aria-hidden="true" className={isFine ? 'text-accent' : 'text-danger'}>
              {isFine ? '✓' : '!'}
            </span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
