import { statsWording as wording } from '../../../schema/wording/stats'

/** Takes the place of figures that can't be read now. Rule: docs/rules/stats.md, "Databases". */
export const DownNote = () => (
  <div role="alert" className="mt-6 max-w-[60ch]">
    <p className="text-18 text-balance">{wording.down.title}</p>
    <p className="mt-2 text-16 text-ink-soft text-pretty">{wording.down.text}</p>
  </div>
)

/** A page whose figures can't be read now. */
export const StatsDown = ({ title }: { title: string }) => (
  <div className="mx-auto max-w-outset px-6 pt-8 pb-24 lg:pt-14">
    <h1 className="font-serif text-32 font-semibold tracking-tight lg:text-42">{title}</h1>
    <DownNote />
  </div>
)
