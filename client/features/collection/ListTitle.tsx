/** The heading of a list of stories, with a line about its contents. */
export function ListTitle({ title, text }: { title: string; text?: string | undefined }) {
  return (
    <div className="pt-10 pb-6 sm:pt-12">
      <h1 className="font-serif text-32 font-semibold tracking-tight">{title}</h1>
      {text && <p className="mt-2 text-16 text-ink-soft text-pretty">{text}</p>}
    </div>
  )
}
