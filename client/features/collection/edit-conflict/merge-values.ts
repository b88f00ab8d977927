/** The values of a form by the names of its fields; an empty text stands for none. */
export type Values = Readonly<Record<string, string>>

/** What two people have made of the same values. */
export interface MergedValues<Form extends Values> {
  /** Both sides' changes; where they conflict, ours. */
  merged: Form
  /** The fields that both have changed, differently. */
  conflicts: (keyof Form & string)[]
}

/** Joins two changes of the same values field by field: the side that has changed one decides. */
export function mergeValues<Form extends Values>(base: Form, ours: Form, theirs: Form): MergedValues<Form> {
  const names = Object.keys(ours) as (keyof Form & string)[]
  const conflicts = names.filter(
    (name) => ours[name] !== theirs[name] && ours[name] !== base[name] && theirs[name] !== base[name],
  )
  const merged = Object.fromEntries(
    names.map((name) => [name, ours[name] === base[name] ? theirs[name] : ours[name]]),
  ) as Values as Form
  return { merged, conflicts }
}
