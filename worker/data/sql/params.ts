import { Placeholder } from 'drizzle-orm'

/** A value that a statement receives when it runs. */
export type Param<T> = Placeholder<string, T>

/** What a caller passes for parameters: `[id: Param<string>]` becomes `[id: string]`. */
export type ParamValues<Params extends Placeholder[]> = {
  [K in keyof Params]: Params[K] extends Placeholder<string, infer T> ? T : never
}

/** `?1`, `?2` and so on. A declaration takes as many as it needs. */
const SLOTS: Placeholder[] = Array.from({ length: 100 }, (_, i) => new Placeholder(String(i + 1)))

/** The parameters of a statement that is being declared. D1 allows at most 100. */
export const slots = <Params extends Placeholder[]>(): Params => SLOTS as Params

/**
 * Every list pages by key: it returns what follows (time, score or count; id), so page 100 costs what page 1
 * costs. The first page starts from a key that precedes everything.
 */
export type Page = [key: Param<number>, id: Param<string>, limit: Param<number>]

/** A page of a list that also has numbered pages: the number of rows to skip. */
export type NumberedPage = [...Page, skip: Param<number>]
