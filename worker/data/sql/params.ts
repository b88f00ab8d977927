import { Placeholder } from 'drizzle-orm'

/** A value that a statement is given when it runs. */
export type Param<T> = Placeholder<string, T>

/** What a caller passes for parameters: `[id: Param<string>]` becomes `[id: string]`. */
export type ParamValues<Params extends Placeholder[]> = {
  [K in keyof Params]: Params[K] extends Placeholder<string, infer T> ? T : never
}

/** `?1`, `?2` and so on. Whoever declares a statement takes as many as it has. */
const SLOTS: Placeholder[] = Array.from({ length: 100 }, (_, i) => new Placeholder(String(i + 1)))

/** The parameters of a statement that is being declared. D1 takes 100 at most. */
export const slots = <Params extends Placeholder[]>(): Params => SLOTS as Params

/**
 * Every list is read by key: it gives what comes after (time, score or count; id), so page 100 costs what page 1
 * costs. The first page starts from a key that nothing is beyond.
 */
export type Page = [key: Param<number>, id: Param<string>, limit: Param<number>]

/** A page of a list that also has numbered pages: so many are skipped. */
export type NumberedPage = [...Page, skip: Param<number>]
